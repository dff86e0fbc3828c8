import { lazyPart } from '@taskweave/plugin-sdk';
import { useEffect, useSyncExternalStore } from 'react';
import type { DialogStore } from './DialogStore';

const QuestionDialog = lazyPart(() => import(/* webpackChunkName: "question" */ './QuestionDialog'), {
  takesKeys: true,
});

/** What plugins ask the person, over the page. */
export function Questions({ store }: { readonly store: DialogStore }) {
  const question = useSyncExternalStore(store.subscribe, () => store.question);
  useEffect(() => store.dismiss, [store]);
  if (question === null) return null;
  return <QuestionDialog question={question} onAnswer={store.answer} />;
}
