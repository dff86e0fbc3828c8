/** What every engine takes for an id unless its administrator has set another pattern. */
const PLAIN = /^[a-zA-Z0-9]+$/;
/** The one exception of the engines: the id of their administrators' group. */
const ADMIN = /^[a-z]+-admin$/;

/** The key of a text that says what is wrong with the id of a new user; undefined where nothing is. */
export function userIdFault(id: string): string | undefined {
  if (id === '') return 'setup.id.missing';
  return PLAIN.test(id) || ADMIN.test(id) ? undefined : 'setup.id.wrong';
}
