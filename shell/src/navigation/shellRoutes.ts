export const ADMIN_PATH = '/admin/plugins';
export const OWN_PLUGINS_PATH = '/plugins';
/** The inbox's own path, and those of the old Tasklist, which links still use. */
export const INBOX_PATHS: readonly string[] = ['/', '/login', '/logout'];
