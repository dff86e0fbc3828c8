export interface Tasks {
  readonly invoice: string;
  readonly own: string;
  readonly failing: string;
}

export function placesOf({ invoice, own, failing }: Tasks): readonly string[] {
  const tab = (name: string) => `#/?task=${invoice}&detailsTab=task-detail-${name}`;
  return [
    ...['activity', 'comments', 'attachments', 'history', 'diagram', 'description', 'decisions'].map(tab),
    `#/?task=${own}&detailsTab=task-detail-form`,
    `#/?task=${own}&detailsTab=variables`,
    `#/?task=${failing}${INCIDENTS}`,
    '#/',
    '#/?view=table',
    '#/?view=groups&group=assignee',
    '#/?processStart=true',
    '#/?processStart=holiday-request',
    '#/?processStart=invoice',
    '#/workload',
    '#/completed-tasks?of=all',
    '#/deploy',
    '#/account',
    '#/setup',
    '#/admin/plugins',
    '#/plugins',
  ];
}

export const INCIDENTS = '&incidents';
