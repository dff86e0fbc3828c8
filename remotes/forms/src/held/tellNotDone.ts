import type { FormSubject, PluginServices } from '@taskweave/plugin-sdk';
import { isDelegated } from '../submission/lookForSubmission';
import type { ReturnedForm } from './returnedForms';

export interface FormNotDone extends ReturnedForm {
  readonly services: PluginServices;
  readonly subject: FormSubject;
  readonly name: string;
}

export function tellNotDone({ services, subject, name, failure }: FormNotDone): void {
  const { language, navigation, notifications, session } = services;
  const { t } = language;
  notifications.notify({
    kind: failure === null ? 'warning' : 'error',
    ...words(),
    duration: 3_600_000,
    links: [{ label: t('held.open'), href: () => navigation.inboxHref(place()) }],
  });

  function words() {
    const detail = detailText();
    if (subject.kind === 'start') return { title: t('form.startError'), detail: `${name}\n${detail}` };
    if (isDelegated(subject.task)) return { title: t('form.resolveError'), detail: `${name}\n${detail}` };
    return { title: t('held.kept', { name }), detail };
  }

  function detailText(): string {
    if (failure === null && session.status === 'active') return t('held.kept.stranded');
    if (failure === null || failure.kind === 'signed-out') return t('held.kept.signedOut');
    return `${reasonOf(failure)}\n${t('held.kept.input')}`;
  }

  function reasonOf(refused: Exclude<NonNullable<typeof failure>, { readonly kind: 'signed-out' }>): string {
    if (refused.kind === 'rejected') return refused.rejection.message;
    if (refused.kind !== 'unavailable') return refused.message;
    return t(refused.reason === 'gone' ? 'form.gone' : 'form.suspended');
  }

  function place() {
    return subject.kind === 'task'
      ? { task: subject.taskId, detailsTab: null }
      : { processStart: subject.processDefinitionKey, processVersion: subject.processDefinitionId };
  }
}
