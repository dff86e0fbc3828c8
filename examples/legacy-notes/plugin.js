// Written for the AngularJS Tasklist of the suite, and not changed since: no build, no imports but its own file.
import { counted } from './counted.js';

export default [
  {
    id: 'task-notes',
    pluginPoint: 'tasklist.task.detail',
    priority: 650,
    properties: { label: 'Notes' },
    render(container, { api, taskId }) {
      container.className = 'task-notes';
      container.textContent = 'Loading …';
      fetch(`${api.engineApi}/task/${taskId}/variables`, { headers: { Accept: 'application/json' } })
        .then((response) => response.json())
        .then((variables) => {
          container.innerHTML =
            '<h3></h3><button class="btn btn-default" type="button">Mark as read</button><p></p>';
          container.querySelector('h3').textContent = counted(Object.keys(variables).length);
          container.querySelector('button').addEventListener('click', () => {
            fetch(`${api.engineApi}/task/${taskId}/localVariables/noteRead`, {
              method: 'PUT',
              headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': api.CSRFToken },
              body: JSON.stringify({ value: true, type: 'Boolean' }),
            }).then((response) => {
              container.querySelector('p').textContent = response.ok
                ? 'Marked as read.'
                : `Refused: ${response.status}`;
            });
          });
        });
    },
    unmount() {},
  },
  {
    id: 'notes-in-bar',
    pluginPoint: 'tasklist.navbar.action',
    render(container, { api }) {
      container.textContent = `Notes of ${api.engine}`;
    },
  },
];
