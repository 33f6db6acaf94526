import { mount } from 'svelte'
import App from './App.svelte'
import { loadPart, watchMissingParts } from './net/load_part'
import { settings } from './common/settings.svelte'
import { addressOf } from './common/site'
import { api, loadGames, reportMissingParts, useLanguage } from './common/shell.svelte'
import './shell.css'

// ms, after everything that the first screen needs
const WORKER_AFTER = 4_000

/** Registers the service worker (web/worker/sw.js), which stores the page's files, so that the page opens without its server. */
function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it the page works as before, so errors need no message.
  setTimeout(() => void navigator.serviceWorker.register(addressOf('sw.js')).catch(() => {}), WORKER_AFTER)
}

// Words first: a page that switches its language while you look is worse than one a moment later. Meanwhile the games load, which every
// screen needs (and which reports failures).
loadGames().catch(() => {})
await useLanguage(settings.language)
watchMissingParts(reportMissingParts)
const target = document.getElementById('app')!
target.replaceChildren() // removes the text that is shown if the page does not start
mount(App, { target })
keepPage()
if (api.session()) void loadPart(() => import('./account/account_settings.svelte')).then(({ syncSettings }) => syncSettings())
