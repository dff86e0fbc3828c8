import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isLink } from '@taskweave/plugin-files/manifest/linkTemplate';
import { act, Component, type ComponentType, type ReactNode, StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { AnyContribution, Mount } from '../contract/contribute';
import type { AddressOf, PluginDefinition } from '../contract/definePlugin';
import type { PointId, PropsOf } from '../contract/points';
import type { PluginServices } from '../contract/services';
import { activateFor } from './activateFor';
import { type FakeShell, fakeTask } from './createFakeShell';
import { checkedConfig } from './host/checkedConfig';
import { createTestHost, type TestHost } from './host/createTestHost';
import { linkBody } from './linkBody';
import { type PropEvents, propsForPoint } from './propsForPoint';
import { findMissingText } from './texts/findMissingText';
import { textsFor } from './texts/textsFor';
import { watchLeftovers } from './watchLeftovers';

/** Tests may have replaced it with fake timers. */
const setRealTimeout = globalThis.setTimeout;
/** How often to wait for a contribution's cleanup, and for how many ms each time. */
const ROUNDS = 10;
const ROUND = 10;

/** Options for rendering a contribution. */
export interface RenderOptions<P extends PointId> {
  readonly shell: FakeShell;
  /** Props to use instead of those that the kit provides for the shell's task. */
  readonly props?: Partial<PropsOf<P>>;
  /** What the shell wraps around every part, such as a `QueryClientProvider`. */
  readonly wrapper?: ComponentType<{ readonly children: ReactNode }>;
  /** Mounts and unmounts everything twice, like React's strict mode. */
  readonly isStrict?: boolean;
}

/** A rendered contribution. */
export interface RenderedContribution<P extends PointId> {
  /** The element that the contribution renders into. */
  readonly element: HTMLElement;
  /** Its current props. */
  readonly props: PropsOf<P>;
  /** What it has reported through its callback props. */
  readonly reported: Readonly<PropEvents>;
  /** Selects another task: new props for the same instance. */
  select(task: Parameters<typeof fakeTask>[0]): Promise<void>;
  update(props: Partial<PropsOf<P>>): Promise<void>;
  /**
   * Unmounts it. Happens automatically at the end of the test.
   *
   * @throws if nodes, listeners, timers or engine calls are left behind
   */
  unmount(): Promise<void>;
}

/**
 * Renders one contribution like the shell: activates its plugin, loads its code, and provides its texts, configuration and
 * services. The test fails on errors, on calls without a matching response, on texts that a language lacks, and on anything it
 * leaves behind.
 *
 * @param address `<point>:<contribution id>`
 *
 * @example
 * const tab = await renderContribution(plugin, 'tasklist.task.detail:risk', { shell });
 * expect(tab.element.textContent).toContain('42');
 * await tab.select({ id: 't2' });
 */
export async function renderContribution<Plugin extends PluginDefinition, P extends PointId>(
  plugin: Plugin,
  address: `${P}:${string}` & AddressOf<Plugin>,
  options: RenderOptions<P>,
): Promise<RenderedContribution<P>> {
  const { shell, wrapper: Wrapper = Plain } = options;
  const contribution = contributionAt(plugin, address);
  const engine = shell.inside.engineFor(plugin.uses);
  const host = await hostFor(plugin, shell, engine.client);

  const form = { state: null, handle: null };
  const events: PropEvents = { closeCount: 0, suggestions: null, count: null, operation: null, form };
  let props = firstProps<P>(contribution, shell, events, options.props);
  const Body = await bodyOf<P>(contribution, host.services, shell);

  const element = document.createElement('div');
  element.dataset.plugin = plugin.id;
  document.body.append(element);
  const report = (error: unknown) => shell.inside.report({ contribution: address, error });
  // Created here, so that React's listeners on the document do not count as the contribution's.
  const root = createRoot(element, { onCaughtError: () => undefined, onUncaughtError: report });
  const watch = watchLeftovers(element);
  const switchOff = await activateFor(plugin, host.services);
  const Mode = options.isStrict ? StrictMode : Plain;
  const drawn = () => (
    <Wrapper>
      <host.Provider>
        <Boundary onFault={report}>
          <Body {...props} />
        </Boundary>
      </host.Provider>
    </Wrapper>
  );
  const draw = () => settled(() => root.render(<Mode>{drawn()}</Mode>));

  let isOver = false;
  async function unmount(): Promise<void> {
    if (isOver) return;
    isOver = true;
    await settled(() => root.unmount());
    switchOff();
    const leftovers = () => [
      ...watch.left(),
      ...engine.waiting.map(({ method, path }) => `a call that still waits: ${method} ${path}`),
    ];
    const left = await waitForNone(leftovers);
    watch.end();
    element.remove();
    if (left.length === 0) return;
    const lines = left.map((line) => `  - ${line}`).join('\n');
    throw new Error(`${plugin.id} left behind, when ${address} was taken away:\n${lines}`);
  }
  onTestFinished(async () => {
    await unmount();
    const complaints = shell.options.allowsFaults ? [] : shell.complaints();
    if (complaints.length > 0) throw new Error(`${plugin.id}: ${complaints.join('; ')}`);
  });

  await draw();
  return {
    element,
    get props() {
      return props;
    },
    reported: events,
    async update(changes) {
      props = { ...props, ...changes };
      await draw();
    },
    async select(task) {
      const next = fakeTask({ ...shell.options.task, ...task });
      props = { ...props, task: next, ...('taskId' in props && { taskId: next.id }) };
      await draw();
    },
    unmount,
  };
}

async function hostFor(plugin: PluginDefinition, shell: FakeShell, engine: EngineClient): Promise<TestHost> {
  const { locale = 'en', user, backend, params } = shell.options;
  const missingText = await findMissingText(plugin);
  const host = createTestHost({
    engine,
    pluginId: plugin.id,
    texts: await textsFor(plugin, locale),
    locale,
    onText: (key) => shell.inside.lack(missingText(key)),
    config: checkedConfig(plugin.config, shell.options.config),
    ...(user !== undefined && { user }),
    ...(backend !== undefined && { backend }),
    params: { task: shell.task.id, ...params },
  });
  shell.inside.join(host);
  return host;
}

/** Focus and scrolling are restored a moment after a dialog closes. */
async function waitForNone(leftovers: () => readonly string[]): Promise<readonly string[]> {
  for (let round = 0; round < ROUNDS && leftovers().length > 0; round += 1) {
    await new Promise((resolve) => setRealTimeout(resolve, ROUND));
  }
  return leftovers();
}

/** Renders, and waits for effects and for responses that are already there. */
async function settled(draw: () => void): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const before = react.IS_REACT_ACT_ENVIRONMENT;
  react.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => draw());
  } finally {
    // Later updates are no mistake of the test.
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** @throws if the plugin has no contribution with this address */
function contributionAt(plugin: PluginDefinition, address: string): AnyContribution {
  const [point, id] = splitAddress(address);
  const found = plugin.contributions.find((one) => one.point === point && one.id === id);
  if (found === undefined) throw new Error(`${plugin.id} contributes no ${address}.`);
  return found;
}

/** @throws if neither the kit nor the test provides props for the point */
function firstProps<P extends PointId>(
  { point, meta }: AnyContribution,
  shell: FakeShell,
  events: PropEvents,
  given: Partial<PropsOf<P>> | undefined,
): PropsOf<P> {
  const made = propsForPoint(point as P, shell, events, meta);
  if (made === null && given === undefined) {
    throw new Error(`The props of ${point} are the test's to give: renderContribution(…, { props }).`);
  }
  return { ...made, ...given } as PropsOf<P>;
}

/** Point ids contain no colon. */
function splitAddress(address: string): readonly [string, string] {
  const colon = address.indexOf(':');
  return [address.slice(0, colon), address.slice(colon + 1)];
}

async function bodyOf<P extends PointId>(
  contribution: AnyContribution,
  services: PluginServices,
  shell: FakeShell,
): Promise<ComponentType<PropsOf<P>>> {
  if (isLink(contribution)) return linkBody(contribution, services, shell);
  if (contribution.component !== undefined) {
    return (await contribution.component()).default as unknown as ComponentType<PropsOf<P>>;
  }
  if (contribution.mount === undefined) {
    throw new Error(`${contribution.point}:${contribution.id} has neither component nor mount.`);
  }
  const mount = (await contribution.mount()).default as unknown as Mount<PropsOf<P>>;
  return function MountedBody(props: PropsOf<P>) {
    return <Mounted mount={mount as Mount<object>} props={props} services={services} />;
  };
}

interface MountedProps {
  readonly mount: Mount<object>;
  readonly props: object;
  readonly services: PluginServices;
}

function Mounted({ mount, props, services }: MountedProps) {
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<ReturnType<typeof mount>>(null);
  const drawn = useRef(props);
  useEffect(() => {
    if (place.current === null) return;
    handle.current = mount(place.current, drawn.current, services);
    return () => {
      handle.current?.dispose();
      handle.current = null;
    };
  }, [mount, services]);
  useEffect(() => {
    if (drawn.current === props) return;
    drawn.current = props;
    handle.current?.update?.(props);
  }, [props]);
  return <div ref={place} />;
}

function Plain({ children }: { readonly children: ReactNode }) {
  return children;
}

interface BoundaryProps {
  readonly onFault: (error: unknown) => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
