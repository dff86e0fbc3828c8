/** For administrators: how every plugin is. */
export const ADMIN_PATH = '/admin/plugins';
/** For everybody: what they have switched off for themselves. */
export const OWN_PLUGINS_PATH = '/plugins';
