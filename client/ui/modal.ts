import { dialogSlotRecipe, drawerSlotRecipe, menuSlotRecipe } from './floating.ts'

/**
 * For every modal: the focus is trapped inside, so one that seems to have left it is no wish to close. (React mounts twice
 * in development, and the first trap hands the focus back on its way out.)
 */
const trapped = { onFocusOutside: (event: Event) => event.preventDefault() }

// What these look like comes with the first that opens, and not with the page.
export const modal = { ...trapped, recipe: dialogSlotRecipe }
export const sideModal = { ...trapped, recipe: drawerSlotRecipe }
export const menu = { recipe: menuSlotRecipe }
