/** With a 401: how a program shows for whom it acts. People sign in. */
export const challenge = 'Bearer realm="Grunnmur"'
