/** Opens a game's course in the page. Downloaded separately, with everything that runs it. */
import { loadPageRules } from '../rules/load'
import { ApiError, type Api } from '../net/api'
import { Lesson } from './lesson.svelte'
import { rulesFailed } from '../rules/rules_failed'

/** Rejects with ApiError if there is no course, it is broken, or its game's rules cannot run here. `name`: the learner's. */
export async function openLesson(game: string, name: string, api: Api, error: (error: ApiError) => void): Promise<Lesson> {
  const course = await api.course(game)
  const rules = await loadPageRules(game, api).catch((failed: unknown) => {
    if (rulesFailed(failed)) return null // logged to the console
    throw failed
  })
  if (!rules) throw new ApiError('course_rules')
  const lesson = new Lesson(course, { game, rules, api, name, error })
  if (!lesson.frame) throw new ApiError('course_failed')
  return lesson
}
