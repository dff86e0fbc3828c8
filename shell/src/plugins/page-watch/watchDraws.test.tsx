// @vitest-environment jsdom
// @apart The guard listens to its page for good.
import { type PluginHost, PluginHostContext } from '@taskweave/plugin-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import * as React from 'react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawWatch } from '../faults/drawWatch';
import { guardReact } from '../loading/guardReact';
import { fakeTools } from './testing/fakeTools';
import { watchDraws } from './watchDraws';

const { useEffect, useReducer, useState } = guardReact(React) as typeof React;

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { code: null };
  static getDerivedStateFromError({ code }: { readonly code: string }) {
    return { code };
  }
  override render() {
    return this.state.code ?? this.props.children;
  }
}

function Counter({ until }: { readonly until: number }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < until) setCount(count + 1);
  }, [count, until]);
  return <p>{count}</p>;
}

function Reducer() {
  const [count, add] = useReducer((before: number) => before + 1, 0);
  useEffect(() => add(), [count]);
  return <p>{count}</p>;
}

const partOf = (pluginId: string, part: ReactNode) => (
  <Boundary>
    <PluginHostContext value={{ services: { pluginId } } as PluginHost}>{part}</PluginHostContext>
  </Boundary>
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchDraws(fakeTools());
});

afterEach(() => {
  cleanup();
  drawWatch.current = null;
  vi.restoreAllMocks();
});

it.each([
  ['useState', <Counter key="state" until={Number.POSITIVE_INFINITY} />],
  ['useReducer', <Reducer key="reducer" />],
])('ends a part that draws itself without an end by %s', async (_, part) => {
  render(partOf('risk', part));
  expect(await screen.findByText('PLG-615')).toBeDefined();
});

it.each([
  ['a part that is drawn often', 'risk', 300],
  ['our own, however often', 'own', 700],
])('leaves %s alone', async (_, pluginId, until) => {
  render(partOf(pluginId, <Counter until={until} />));
  expect(await screen.findByText(String(until))).toBeDefined();
});

it('counts each of many components for itself', () => {
  const many = Array.from({ length: 700 }, (_, index) => index);
  render(
    partOf(
      'risk',
      many.map((index) => <Counter key={index} until={0} />),
    ),
  );
  expect(screen.getAllByText('0')).toHaveLength(700);
});
