import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../sizes/watchSize';
import styles from './FoldedDescription.module.css';

export interface FoldedDescriptionProps {
  readonly text: string;
}

export function FoldedDescription({ text }: FoldedDescriptionProps) {
  const { t } = useTranslation();
  const id = useId();
  const lines = useRef<HTMLParagraphElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isCut = useIsCut(lines, text, isUnfolded);
  return (
    <>
      <p ref={lines} id={id} className={styles.text} data-folded={!isUnfolded || undefined} dir="auto">
        {text}
      </p>
      {(isCut || isUnfolded) && (
        <Button
          size="sm"
          className={styles.more}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'description.less' : 'description.more')}
        </Button>
      )}
    </>
  );
}

function useIsCut(lines: RefObject<HTMLElement | null>, text: string, isUnfolded: boolean): boolean {
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other lines
  useLayoutEffect(() => {
    const element = lines.current;
    if (element === null || isUnfolded) return;
    return watchSize(element, () => setIsCut(element.scrollHeight > element.clientHeight + 1));
  }, [lines, text, isUnfolded]);
  return isCut;
}
