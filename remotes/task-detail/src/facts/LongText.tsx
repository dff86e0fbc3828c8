import { useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import styles from './FactStrip.module.css';

/** Characters that leave room for the other facts. */
const SHOWN = 240;

/** A text that would push all other facts away: its beginning, and the rest for those who ask. */
export function LongText({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (text.length <= SHOWN) return text;
  return (
    <>
      {isUnfolded ? text : `${text.slice(0, SHOWN)}…`}{' '}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {t(isUnfolded ? 'description.less' : 'description.more')}
      </button>
    </>
  );
}
