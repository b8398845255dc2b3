/** What the menu of the profile hangs on. */
export const profileButtonId = 'profile-button'
