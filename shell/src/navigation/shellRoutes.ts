/** For administrators: how every plugin is. */
export const ADMIN_PATH = '/admin/plugins';
/** For everybody: what they have switched off for themselves. */
export const OWN_PLUGINS_PATH = '/plugins';
/** Where the inbox is: its own path, and those of the old Tasklist that mean it, as links to them are still about. */
export const INBOX_PATHS: readonly string[] = ['/', '/login', '/logout'];
