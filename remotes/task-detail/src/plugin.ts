import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

export default definePlugin({
  id: 'taskweave-task-detail',
  translations: { en, de },
  contributions: [
    contribute('shell.column', {
      id: 'task',
      place: 'task',
      priority: 100,
      label: '%column.task%',
      needsTask: true,
      placeholder: '%column.task.placeholder%',
      component: () => import('./task-column/TaskColumn'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-form',
      priority: 1000,
      label: '%tab.form%',
      component: () => import('./form-tab/FormTab'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-description',
      priority: 100,
      label: '%tab.description%',
      component: () => import('./description-tab/DescriptionTab'),
    }),
  ],
});
