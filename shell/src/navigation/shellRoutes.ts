export const ADMIN_PATH = '/admin/plugins';
export const OWN_PLUGINS_PATH = '/plugins';
export const INBOX_PATHS: readonly string[] = ['/', '/login', '/logout'];
