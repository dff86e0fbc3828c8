import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Note } from '@taskweave/ui/note';
import { useState } from 'react';
import { farewellAt } from './farewellAt';
import { SIGN_IN_TEXTS } from './signInTexts';

/** Says goodbye to a person who has just signed out, by the time of their day. */
export function Goodbye() {
  const { t } = useTexts(SIGN_IN_TEXTS);
  // It does not change while somebody reads it.
  const [farewell] = useState(() => farewellAt(new Date()));
  return <Note role="status">{`${t('left')} ${t(`left.${farewell}`)}`}</Note>;
}
