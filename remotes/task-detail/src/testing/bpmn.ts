export function bpmn(inside: string): string {
  return `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="p">${inside}</process></definitions>`;
}
