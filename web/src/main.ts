import { mount } from 'svelte'
import App from './App.svelte'
import { registerAllGames } from './games'
import './fonts.css'
import './app.css'

registerAllGames()
const target = document.getElementById('app')
if (target) mount(App, { target })
// After everything visible: pages are cached for offline use.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void import('./updates').then(({ keepPages }) => keepPages()))
