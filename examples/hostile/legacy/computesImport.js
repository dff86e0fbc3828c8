/** As `importsLater.js`, by an address that is not known before. */
export default {
  id: 'computes-import',
  pluginPoint: 'tasklist.task.detail',
  priority: 5,
  properties: { label: 'computes-import' },
  render: (place) => import(['.', 'unpinned.js'].join('/')).then(({ draw }) => draw(place)),
};
