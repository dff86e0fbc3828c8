interface Reports {
  error(errorCode: string, errorMessage: string | null): void;
  escalate(escalationCode: string): void;
}

export function attachButtons(root: ParentNode, form: Reports): void {
  const buttons = root.querySelectorAll('button[cam-error-code], button[cam-escalation-code]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const errorCode = button.getAttribute('cam-error-code');
      if (errorCode !== null) form.error(errorCode, button.getAttribute('cam-error-message'));
      else form.escalate(button.getAttribute('cam-escalation-code') ?? '');
    });
  }
}
