/** Watches a control from now on: whether a person has entered something since. */
export function watchEntry(control: Element): () => boolean {
  let isEntered = false;
  const note = () => {
    isEntered = true;
  };
  control.addEventListener('input', note, { once: true });
  control.addEventListener('change', note, { once: true });
  return () => isEntered;
}
