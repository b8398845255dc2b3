/**
 * For every modal: the focus is trapped inside, so one that seems to have left it is no wish to close. (React mounts twice
 * in development, and the first trap hands the focus back on its way out.)
 */
export const modal = { onFocusOutside: (event: Event) => event.preventDefault() }
