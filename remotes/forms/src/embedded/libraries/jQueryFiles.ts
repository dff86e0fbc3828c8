/** jQuery, fetched with this file and run when it is called. */
export async function runJQuery() {
  const { default: jQuery } = await import(/* webpackMode: "eager" */ 'jquery');
  return jQuery;
}
