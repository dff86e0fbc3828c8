import { lazyPart } from '@taskweave/plugin-sdk';
import { type PluginHost, PluginHostContext } from '@taskweave/plugin-sdk/host';
import { OverlayOwner } from '@taskweave/ui/host/overlay-owner';
import { IconButton } from '@taskweave/ui/icon-button';
import { Skeleton, type SkeletonShape } from '@taskweave/ui/skeleton';
import { typeAhead } from '@taskweave/widgets/typeAhead';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useShellText } from '../../i18n/useShellText';
import { useSettled } from '../../runtime/useSettled';
import { PluginFault } from '../faults/PluginFault';
import styles from './ContributionView.module.css';
import { FaultCard, type FaultCardProps, type PluginRemedies } from './FaultCard';
import { PluginBoundary } from './PluginBoundary';

const Popover = lazyPart(async () => {
  const { Popover: loaded } = await import(/* webpackChunkName: "popover" */ '@taskweave/ui/popover');
  return { default: loaded };
});

export type ContributionCode =
  | { readonly kind: 'component'; readonly Component: ComponentType<object> }
  | { readonly kind: 'mount'; readonly mount: (host: HTMLElement, props: object) => MountedPart };

export interface MountedPart {
  update?(props: object): void;
  dispose(): void;
}

export interface ContributionSource {
  readonly key: string;
  readonly pluginId: string;
  readonly name: string;
  readonly label: string;
  readonly hasRoom: boolean;
  readonly hostFor: (taskId: string | null) => PluginHost;
  /** Whether it is drawn with the task of its props. */
  readonly isOfTask: boolean;
  readonly remedies: PluginRemedies;
  readonly skeleton: SkeletonShape | null;
  readonly code: (occasion: string) => Promise<ContributionCode>;
  readonly limit: number;
  readonly onFault: (error: unknown) => void;
  readonly onDraw: () => void;
  readonly onDrawn: (milliseconds: number) => void;
}

export interface ContributionViewProps {
  readonly source: ContributionSource;
  readonly props: object;
}

const TaskContext = createContext<string | null>(null);

export const FaultViewContext = createContext<((retry: () => void) => ReactNode) | null>(null);

export function ContributionView({ source, props }: ContributionViewProps) {
  const [attempt, setAttempt] = useState(0);
  const { t } = useShellText();
  const { taskId, close } = props as { taskId?: string | null; close?: () => void };
  const occasion = `${attempt} ${taskId ?? ''}`;
  const isForm = source.skeleton === 'form';
  const name = source.label || (isForm ? t('part.form') : source.name);
  const loading =
    source.label === '' ? t(isForm ? 'common.loadingForm' : 'loading.part') : t('loading', { name });
  const drawFault = useContext(FaultViewContext);
  const onRetry = () => setAttempt(attempt + 1);
  const fault = { name, remedies: source.remedies, onRetry };
  const card =
    drawFault?.(onRetry) ??
    (source.hasRoom ? <FaultCard {...fault} /> : <FaultSign {...fault} close={close} />);
  const waiting = (
    <Waiting limit={source.limit} pluginId={source.pluginId} onLimit={source.onFault} late={card}>
      {source.skeleton && <Skeleton shape={source.skeleton} count={6} label={loading} />}
      {close && source.label && !drawFault && <Awaited onEscape={close} />}
    </Waiting>
  );

  return (
    <div className={styles.contribution} data-plugin={source.pluginId} data-contribution={source.key}>
      <PluginBoundary resetKey={occasion} source={source} fallback={() => card} onFault={source.onFault}>
        {/* Only plugins that suspend themselves need a boundary; React would draw code that loads behind one late. */}
        <Suspense key={attempt} fallback={waiting}>
          <OverlayOwner value={source.pluginId}>
            <Contribution source={source} code={source.code(occasion)} props={props} waiting={waiting} />
          </OverlayOwner>
        </Suspense>
      </PluginBoundary>
    </div>
  );
}

interface WaitingProps {
  readonly limit: number;
  readonly pluginId: string;
  readonly onLimit: (error: unknown) => void;
  readonly late: ReactNode;
  readonly children: ReactNode;
}

function Waiting({ limit, pluginId, onLimit, late, children }: WaitingProps) {
  const [isLate, setIsLate] = useState(false);
  const tell = useEffectEvent(() => {
    setIsLate(true);
    onLimit(
      new PluginFault('PLG-601', pluginId, `It showed nothing within ${limit} ms.`, { isTransient: true }),
    );
  });
  useEffect(() => {
    const timer = setTimeout(tell, limit);
    return () => clearTimeout(timer);
  }, [limit]);
  return isLate ? late : children;
}

function Awaited({ onEscape }: { readonly onEscape: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes the same from first to last
  useLayoutEffect(() => typeAhead(onEscape), []);
  return null;
}

interface ContributionProps {
  readonly source: ContributionSource;
  readonly code: Promise<ContributionCode>;
  readonly props: object;
  readonly waiting: ReactNode;
}

function Contribution({ source, code, props, waiting }: ContributionProps): ReactNode {
  const settled = useSettled(code);
  if (settled.status === 'broken') throw settled.error;
  if (settled.status !== 'kept') return waiting;
  return <LoadedContribution loaded={settled.value} source={source} props={props} />;
}

interface LoadedContributionProps extends Pick<ContributionProps, 'source' | 'props'> {
  readonly loaded: ContributionCode;
}

function LoadedContribution({ loaded, source, props }: LoadedContributionProps): ReactNode {
  useState(source.onDraw);
  const around = useContext(TaskContext);
  const { taskId: own, subject } = props as {
    readonly taskId?: string | null;
    readonly subject?: { readonly processDefinitionId?: string | null };
  };
  // The form of a start belongs to its process as that of a task does to the task.
  const taskId = (source.isOfTask ? (own ?? subject?.processDefinitionId) : null) ?? around;
  if (loaded.kind === 'mount') {
    return <MountedContribution mount={loaded.mount} props={props} onDrawn={source.onDrawn} />;
  }
  return (
    <TaskContext value={taskId}>
      <PluginHostContext value={source.hostFor(taskId)}>
        <loaded.Component {...props} />
        <Stopwatch start={performance.now()} onStop={source.onDrawn} />
      </PluginHostContext>
    </TaskContext>
  );
}

interface StopwatchProps {
  readonly start: number;
  readonly onStop: (milliseconds: number) => void;
}

const LONG_MS = 500;

/** The stopwatch must follow the measured sibling, because React delays content that follows a skeleton by up to 300 ms and paint time says nothing about the code. */
function Stopwatch({ start, onStop }: StopwatchProps): ReactNode {
  const taken = performance.now() - start;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current || taken > LONG_MS) onStop(taken);
    isFirst.current = false;
  });
  return null;
}

interface MountedContributionProps {
  readonly mount: (host: HTMLElement, props: object) => MountedPart;
  readonly props: object;
  readonly onDrawn: (milliseconds: number) => void;
}

function MountedContribution({ mount, props, onDrawn }: MountedContributionProps) {
  const element = useRef<HTMLDivElement>(null);
  const part = useRef<MountedPart>(null);
  const latest = useRef(props);
  const tell = useEffectEvent(onDrawn);

  useEffect(() => {
    if (element.current === null) return;
    const start = performance.now();
    part.current = mount(element.current, latest.current);
    tell(performance.now() - start);
    return () => {
      part.current?.dispose();
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

interface FaultSignProps extends FaultCardProps {
  readonly close?: (() => void) | undefined;
}

function FaultSign({ close, ...props }: FaultSignProps) {
  const { t } = useShellText();
  const [isOpen, setIsOpen] = useState(close !== undefined);
  const label = t('plugin.failed', { name: props.name });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="warning"
        size="sm"
        label={label}
        data-quiet
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Popover label={label} anchor={button} onClose={handleClose}>
          <FaultCard {...props} />
        </Popover>
      )}
    </>
  );

  function handleClose(): void {
    setIsOpen(false);
    close?.();
  }
}
