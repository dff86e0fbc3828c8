/** Is pinned itself, and brings in what is not, when it is drawn. */
export default {
  id: 'imports-later',
  pluginPoint: 'tasklist.task.detail',
  priority: 5,
  properties: { label: 'imports-later' },
  render: (place) => import('./unpinned.js').then(({ draw }) => draw(place)),
};
