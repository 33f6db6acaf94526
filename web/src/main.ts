import { mount } from 'svelte'
import App from './App.svelte'
import { keepPage } from './net/keep_page'
import { part, watchParts } from './net/late_parts'
import { settings } from './common/settings.svelte'
import { api, loadGames, tellOfParts, useLanguage } from './common/shell.svelte'
import './shell.css'

// The words come first: a page that changes its language before your eyes is worse than one a moment later.
// Meanwhile the server tells its games, which every screen asks for (and says so where that fails).
loadGames().catch(() => {})
await useLanguage(settings.language)
watchParts(tellOfParts)
mount(App, { target: document.getElementById('app')! })
keepPage()
if (api.session()) void part(() => import('./account/account_settings.svelte')).then(({ shareSettings }) => shareSettings())
