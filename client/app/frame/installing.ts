import { useSyncExternalStore } from 'react'
import { keptOnDevice } from '#client/ui/kept.ts'
import { store } from '#client/ui/store.ts'
import { tellHow } from './tellingHow.ts'

/** What a browser sends that can install the page; not every one does. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Kept by the page itself, before any code was there; it serves once. */
    offersInstalling?: InstallOffer | undefined
  }
  interface Navigator {
    /** Only where a person does it themselves, by the browser's own menu: whether they have. */
    standalone?: boolean
  }
}

const kept = keptOnDevice('installing')
const isRefused = store(kept.read() === 'no')

/** Whoever said no on this device is not asked again. */
export function refuseInstalling() {
  isRefused.set(true)
  kept.keep('no')
}

const isByHand = () => navigator.standalone === false
const isOffered = () => !isRefused.get() && (window.offersInstalling !== undefined || isByHand())

function listen(changed: () => void) {
  const stop = isRefused.listen(changed)
  addEventListener('beforeinstallprompt', changed)
  addEventListener('appinstalled', forget)
  return () => {
    stop()
    removeEventListener('beforeinstallprompt', changed)
    removeEventListener('appinstalled', forget)
  }
  function forget() {
    window.offersInstalling = undefined
    changed()
  }
}

/** Whether the product can be installed here, is not yet, and nobody has said no. */
export const useOffersInstalling = () => useSyncExternalStore(listen, isOffered)

export async function install() {
  const offer = window.offersInstalling
  // Once the press is over, which would else close what it opens.
  if (!offer) {
    setTimeout(tellHow)
    return
  }
  window.offersInstalling = undefined
  await offer.prompt()
  if ((await offer.userChoice).outcome === 'dismissed') refuseInstalling()
}
