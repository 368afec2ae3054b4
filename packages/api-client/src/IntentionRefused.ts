/** An intention that must not be carried out, whatever the server would say: a product without media is not shown, a colleague's name not overwritten. */
export class IntentionRefused extends Error {
  override readonly name = 'IntentionRefused';
  readonly reason: 'noMedia' | 'renamed';

  constructor(reason: 'noMedia' | 'renamed') {
    super(reason);
    this.reason = reason;
  }
}
