/** True for a text that the engine evaluates when it asks: `${currentUser()}`, `#{now()}`. */
export function isExpression(text: string): boolean {
  return /^\s*[$#]\{/.test(text);
}

/** True for one that calls nothing but functions that the engine brings along, and therefore does no more than say who or when. */
export function isOwnExpression(text: string): boolean {
  return OWN.test(text);
}

const OWN =
  /^\s*[$#]\{\s*(?:(?:currentUser|currentUserGroups|now)\(\)|dateTime\(\)(?:\.(?:plus|minus|with)[A-Z][A-Za-z]{0,30}\(\d{0,9}\))*(?:\.toDate\(\))?)\s*\}\s*$/;
