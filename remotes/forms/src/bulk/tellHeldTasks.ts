import type { Task } from '@taskweave/engine-client/Task';
import type { Language, PluginServices } from '@taskweave/plugin-sdk';
import type { ProblemWords } from '@taskweave/ui/problem-words';
import { failureText } from '../form-parts/failureText';
import type { HeldWords } from '../held/holdCompletion';
import type { ReturnedForm } from '../held/returnedForms';
import { someNames } from '../held/someNames';

export interface TasksWords extends Pick<ProblemWords, 'explain'> {
  readonly services: PluginServices;
  readonly t: Language['t'];
  readonly nameOf: (task: Task) => string;
}

export function tellHeldTasks({ services, t, explain, nameOf }: TasksWords): Omit<HeldWords, 'closeNotice'> {
  const { notifications, session } = services;

  return {
    undone(forms): void {
      notifications.notify({
        kind: 'info',
        title: t('bulk.undone', { count: forms.length }),
        detail: someNames(forms.map(({ subject }) => nameOf(subject.task))),
      });
    },

    kept(forms): void {
      const named = forms.map(({ subject, failure }) => ({
        name: nameOf(subject.task),
        reason: reasonOf(failure),
      }));
      const [first] = named;
      const haveOneReason = named.every(({ reason }) => reason === first?.reason);
      notifications.notify({
        kind: forms.some(({ failure }) => isFault(failure)) ? 'error' : 'warning',
        title: t('held.keptTasks', { count: forms.length }),
        detail: haveOneReason
          ? `${first?.reason ?? ''}\n${someNames(named.map(({ name }) => name))}`
          : someNames(named.map(({ name, reason }) => `${name}: ${reason}`)),
        duration: 3_600_000,
      });
    },
  };

  function reasonOf(failure: ReturnedForm['failure']): string {
    switch (failure?.kind) {
      case undefined:
        return t(session.status === 'active' ? 'bulk.kept.stranded' : 'bulk.kept.signedOut');
      case 'signed-out':
        return t('bulk.kept.signedOut');
      case 'lost':
        return t('bulk.kept.stranded');
      case 'unavailable':
        return t(failure.reason === 'gone' ? 'form.gone' : 'form.suspended');
      case 'rejected':
        return failure.rejection.message;
      case 'failed':
        return failure.problem === 'network'
          ? t('common.engineFailed')
          : failureText(failure, { t, explain });
    }
  }
}

function isFault(failure: ReturnedForm['failure']): boolean {
  return failure?.kind === 'rejected' || (failure?.kind === 'failed' && failure.error !== undefined);
}
