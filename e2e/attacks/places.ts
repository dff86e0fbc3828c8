/** Tasks that have something of everything. */
export interface Tasks {
  /** Of a process, with comments and a diagram. */
  readonly invoice: string;
  /** With a form and variables. */
  readonly own: string;
  /** Whose instance has an incident. */
  readonly failing: string;
}

/** Where texts are shown: addresses of the page. */
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

/** Marks the place whose incidents are opened. */
export const INCIDENTS = '&incidents';
