/** An intention that must not be carried out, whatever the server would say: a product without media is not shown, what a colleague changed is not overwritten. */
export class IntentionRefused extends Error {
  override readonly name = 'IntentionRefused';
  readonly reason: 'noMedia' | 'changed';

  constructor(reason: 'noMedia' | 'changed') {
    super(reason);
    this.reason = reason;
  }
}
