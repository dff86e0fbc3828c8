import {
  type LoginAttempt,
  type LoginDataProps,
  useNotifications,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent } from 'react';

/** Since the page was opened, or since someone has signed in. */
let failures = 0;

/** Shows nothing on the sign-in page; once it worked, says how often it did not. */
export default function AttemptListener({ attempt }: LoginDataProps) {
  const { t } = useTranslation();
  const { notify } = useNotifications();

  const count = useEffectEvent((result: Awaited<LoginAttempt['result']>) => {
    if (result !== 'signed-in') {
      failures += 1;
      return;
    }
    if (failures > 0) notify({ kind: 'info', title: t('attempts.failed', { count: failures }) });
    failures = 0;
  });

  useEffect(() => {
    // Where the engine did not answer, the page says so itself.
    attempt?.result.then(count, () => {});
  }, [attempt]);

  return null;
}
