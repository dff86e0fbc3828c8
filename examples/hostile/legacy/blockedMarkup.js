/** Draws as many plugins of the old Tasklist did: styles and handlers within HTML. */
export default {
  id: 'blocked-markup',
  pluginPoint: 'tasklist.task.detail',
  priority: 5,
  properties: { label: 'blocked-markup' },
  render(place) {
    place.innerHTML =
      '<p style="color: rgb(255, 0, 0)">Red</p><button onclick="window.pressed = true">Press</button>';
  },
};
