import axe from 'axe-core';

export async function expectAccessible(element: Element): Promise<void> {
  const { violations, passes } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  if (violations.length === 0 && passes.length > 0) return;
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
  throw new Error(faults.length > 0 ? faults.join('\n') : 'There was nothing that axe could check.');
}
