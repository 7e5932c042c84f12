/** Where a rule stands: a section of the game's rulebook, or a numbered ruling of its specification. */
export interface Citation {
  readonly kind: 'section' | 'ruling';
  /** Section title as printed in the rulebook, or `R16`. */
  readonly id: string;
}

/** A refused command. It is a value: nothing was stored and no draw was made. */
export interface RuleViolation {
  readonly type: 'RuleViolation';
  /** UPPER_SNAKE, one of the game's closed list. */
  readonly code: string;
  /** One fixed sentence for each code: it never depends on hidden values. */
  readonly message: string;
  readonly citation: Citation;
}
