import { type PluginHost, PluginHostContext } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton, type SkeletonShape } from '@taskweave/ui/skeleton';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useShellText } from '../i18n/useShellText';
import { PluginBoundary } from './PluginBoundary';

/** The code of a contribution in one of its two kinds. */
export type ContributionCode =
  | { readonly kind: 'component'; readonly Component: ComponentType<object> }
  | { readonly kind: 'mount'; readonly mount: (host: HTMLElement, props: object) => MountedPart };

export interface MountedPart {
  update?(props: object): void;
  unmount(): void;
}

export interface ContributionSource {
  readonly key: string;
  readonly pluginId: string;
  /** What people call it, for the card that stands in its place. */
  readonly label: string;
  readonly host: PluginHost;
  /** The shape of what is loading; without one nothing is shown. */
  readonly skeleton: SkeletonShape | null;
  /** The same promise for ever once it is kept; one that was broken is given again until the occasion is another. */
  readonly code: (occasion: string) => Promise<ContributionCode>;
}

export interface ContributionViewProps {
  readonly source: ContributionSource;
  readonly props: object;
}

/** Draws one contribution: loads its code, holds its place meanwhile, and shows a card with a retry where it fails. */
export function ContributionView({ source, props }: ContributionViewProps) {
  const [attempt, setAttempt] = useState(0);
  const { t } = useShellText();
  const { taskId } = props as { taskId?: string | null };
  // Another try, or another task: what failed before gets its chance.
  const occasion = `${attempt} ${taskId ?? ''}`;
  const name = source.label === '' ? source.pluginId : source.label;

  return (
    <div className="contribution" data-plugin={source.pluginId} data-contribution={source.key}>
      <PluginBoundary
        resetKey={occasion}
        fallback={() => (
          <ErrorCard
            title={t('plugin.failed', { name })}
            detail={t('plugin.failed.detail')}
            retry={{ label: t('action.retry'), onRetry: () => setAttempt(attempt + 1) }}
          />
        )}
      >
        <Suspense
          fallback={
            source.skeleton && <Skeleton shape={source.skeleton} count={6} label={t('loading', { name })} />
          }
        >
          <PluginHostContext value={source.host}>
            <Contribution code={source.code(occasion)} props={props} />
          </PluginHostContext>
        </Suspense>
      </PluginBoundary>
    </div>
  );
}

function Contribution({ code, props }: { code: Promise<ContributionCode>; props: object }): ReactNode {
  const loaded = use(code);
  if (loaded.kind === 'component') return <loaded.Component {...props} />;
  return <MountedContribution mount={loaded.mount} props={props} />;
}

interface MountedContributionProps {
  readonly mount: (host: HTMLElement, props: object) => MountedPart;
  readonly props: object;
}

function MountedContribution({ mount, props }: MountedContributionProps) {
  const element = useRef<HTMLDivElement>(null);
  const part = useRef<MountedPart>(null);
  const latest = useRef(props);

  useEffect(() => {
    if (element.current === null) return;
    part.current = mount(element.current, latest.current);
    return () => {
      part.current?.unmount();
      part.current = null;
    };
  }, [mount]);

  useEffect(() => {
    if (latest.current === props) return;
    latest.current = props;
    part.current?.update?.(props);
  }, [props]);

  return <div ref={element} />;
}
