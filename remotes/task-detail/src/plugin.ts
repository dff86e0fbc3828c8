import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { detailConfig } from './data/detailConfig';
import type diagram from './diagram-tab/texts/en.json';
import de from './i18n/de.json';
import en from './i18n/en.json';

// The entry carries the hash of each chunk, so parts used together share one.
declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en & CommonTexts & typeof diagram;
    config: typeof detailConfig;
  }
}

export default definePlugin({
  id: 'taskweave-task-detail',
  config: detailConfig,
  translations: { en, de },
  contributions: [
    contribute('shell.column', {
      id: 'task',
      place: 'task',
      priority: 100,
      label: '%column.task%',
      needsTask: true,
      placeholder: '%column.task.placeholder%',
      commands: [
        { id: 'task.claim', label: '%assignment.claim%', keys: ['c'], shortcut: 'claimTask' },
        { id: 'task.unclaim', label: '%assignment.unclaim%', keys: ['Shift+C'] },
        { id: 'task.assign', label: '%command.assign%', keys: ['a'] },
        { id: 'task.due', label: '%command.setDue%', keys: ['d'] },
        { id: 'task.snooze', label: '%command.snooze%', keys: ['s'] },
        { id: 'task.wake', label: '%command.wake%', keys: ['Shift+S'] },
      ],
      component: () => import(/* webpackChunkName: "task" */ './task-column/TaskColumn'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-form',
      priority: 1000,
      label: '%tab.form%',
      component: () => import(/* webpackChunkName: "task" */ './form-tab/FormTab'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-activity',
      priority: 810,
      label: '%tab.activity%',
      component: () => import(/* webpackChunkName: "talk" */ './activity-tabs/ActivityTab'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-history',
      priority: 800,
      label: '%tab.history%',
      component: () => import(/* webpackChunkName: "talk" */ './activity-tabs/HistoryTab'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-diagram',
      priority: 600,
      label: '%tab.diagram%',
      needsOneOf: ['processDefinitionId', 'caseDefinitionId'],
      component: () => import('./diagram-tab/DiagramTab'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-comments',
      priority: 500,
      label: '%tab.comments%',
      component: () => import(/* webpackChunkName: "talk" */ './activity-tabs/CommentsTab'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-attachments',
      priority: 400,
      label: '%tab.attachments%',
      component: () => import(/* webpackChunkName: "talk" */ './activity-tabs/AttachmentsTab'),
    }),
    contribute('tasklist.task.rail', {
      id: 'facts',
      priority: 300,
      label: '%rail.facts%',
      component: () => import(/* webpackChunkName: "rail" */ './rail/TaskFacts'),
    }),
    contribute('tasklist.task.rail', {
      id: 'people',
      priority: 200,
      label: '%rail.people%',
      component: () => import(/* webpackChunkName: "rail" */ './rail/TaskPeople'),
    }),
    contribute('tasklist.task.rail', {
      id: 'before',
      priority: 180,
      label: '%rail.before%',
      component: () => import(/* webpackChunkName: "course" */ './course/BeforeTask'),
    }),
    contribute('tasklist.task.rail', {
      id: 'after',
      priority: 160,
      label: '%rail.after%',
      component: () => import(/* webpackChunkName: "course" */ './course/AfterTask'),
    }),
    contribute('tasklist.task.rail', {
      id: 'activity',
      priority: 100,
      label: '%rail.activity%',
      component: () => import(/* webpackChunkName: "rail" */ './rail/LatestActivity'),
    }),
    contribute('tasklist.task.action', {
      id: 'task-action-comment',
      priority: 100,
      label: '%comment.add%',
      icon: 'comment',
      component: () => import(/* webpackChunkName: "talk" */ './add-comment/AddCommentDialog'),
    }),
    contribute('shell.setting', {
      id: 'activity',
      label: '%tab.activity%',
      component: () => import(/* webpackChunkName: "talk" */ './activity-tabs/ActivitySetting'),
    }),
    contribute('tasklist.navbar.action', {
      id: 'create-task-action',
      priority: 200,
      label: '%create.title%',
      icon: 'plus',
      menu: 'main',
      component: () => import('./create-task/CreateTaskDialog'),
    }),
    contribute('tasklist.task.detail', {
      id: 'task-detail-description',
      priority: 100,
      label: '%tab.description%',
      needsOneOf: ['description'],
      component: () => import(/* webpackChunkName: "task" */ './description-tab/DescriptionTab'),
    }),
  ],
});
