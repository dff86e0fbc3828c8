export async function runJQuery() {
  const { default: jQuery } = await import(/* webpackMode: "eager" */ 'jquery');
  return jQuery;
}
