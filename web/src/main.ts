import { mount } from 'svelte'
import App from './App.svelte'
import { registerAllGames } from './games'
import './fonts.css'
import './app.css'

registerAllGames()
const target = document.getElementById('app')
if (target) mount(App, { target })
// After everything that is seen: pages are kept for the time without a connection.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void import('./updates').then(({ keepPages }) => keepPages()))
