export function isExpression(text: string): boolean {
  return /^\s*[$#]\{/.test(text);
}

export function isOwnExpression(text: string): boolean {
  return OWN.test(text);
}

const OWN =
  /^\s*[$#]\{\s*(?:(?:currentUser|currentUserGroups|now)\(\)|dateTime\(\)(?:\.(?:plus|minus|with)[A-Z][A-Za-z]{0,30}\(\d{0,9}\))*(?:\.toDate\(\))?)\s*\}\s*$/;
