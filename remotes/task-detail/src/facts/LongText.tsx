import { useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import styles from './FactStrip.module.css';

const SHOWN = 240;

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
