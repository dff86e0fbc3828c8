import { messageOf } from '@taskweave/engine-client/messageOf';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormJsViewer, FormJsViewerOptions } from './createFormJsViewer';
import { loadFormJs } from './loadFormJs';

interface DrawnForm {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly viewer: RefObject<FormJsViewer | null>;
  readonly isReady: boolean;
  readonly problem: string | null;
}

export function useFormJsViewer(options: Omit<FormJsViewerOptions, 'container'>): DrawnForm {
  const { readOnly } = options;
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<FormJsViewer | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is drawn once; a new schema makes a new one of these
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isWanted = true;
    let created: FormJsViewer | null = null;
    loadFormJs()
      .then(({ createFormJsViewer }) => createFormJsViewer({ ...options, container: element }))
      .then(
        (made) => {
          if (!isWanted) {
            made.destroy();
            return;
          }
          created = made;
          viewer.current = made;
          setIsReady(true);
        },
        (error: unknown) => isWanted && setProblem(messageOf(error)),
      );
    return () => {
      isWanted = false;
      viewer.current = null;
      created?.destroy();
    };
  }, []);

  useEffect(() => {
    if (isReady) viewer.current?.setReadOnly(readOnly);
  }, [isReady, readOnly]);

  return { container, viewer, isReady, problem };
}
