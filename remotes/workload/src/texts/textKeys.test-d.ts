import type { Language } from '@taskweave/plugin-sdk';

declare const { t }: Language;

t('workload');
t('assignee.others', { count: 2 });
// @ts-expect-error: there is no such text, so a wrong key does not compile.
t('workload.wrong');
