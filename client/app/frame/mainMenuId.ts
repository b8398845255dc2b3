/** The panel that the menu button of the wide bar opens. */
export const mainMenuId = 'main-menu'
