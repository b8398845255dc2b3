/** What is known of the address of a row of users, as `EmailState` of the schema. */
export const emailState = (user: string) =>
  `case when ${user}.lost_email is not null then 'LOST' when ${user}.email_verified_at is null then 'WAITING' else 'PROVEN' end`
