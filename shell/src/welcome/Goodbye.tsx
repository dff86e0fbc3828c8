import { Note } from '@taskweave/ui/note';
import { useState } from 'react';
import { farewellAt } from './farewellAt';
import { useSignInText } from './useSignInText';

/** Said to whoever has just signed out, by the time of their day. */
export function Goodbye() {
  const { t } = useSignInText();
  // It does not change while somebody reads it.
  const [farewell] = useState(() => farewellAt(new Date()));
  return <Note role="status">{`${t('left')} ${t(`left.${farewell}`)}`}</Note>;
}
