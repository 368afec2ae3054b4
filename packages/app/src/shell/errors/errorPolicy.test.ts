import { ApiError } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { Explained, failureTexts, readableError } from './errorPolicy.ts';

const answered = (status: number, body: unknown = '', statusText = '') => new ApiError({ kind: 'response', status, body, statusText });

describe('readableError', () => {
  it('gives the server its own words', () => {
    expect(readableError(answered(400, 'kapot'))).toBe('kapot');
  });
  it.each([
    [400, 'De server kan deze gegevens niet verwerken.'],
    [403, 'Je hebt hier geen rechten voor.'],
    [404, 'Dit bestaat niet (meer).'],
    [412, 'Dit werd intussen opnieuw aangepast.'],
    [413, 'Dit is te groot voor de server.'],
    [422, 'De server kan deze gegevens niet verwerken.'],
    [429, 'Te veel aanvragen. Wacht even en probeer opnieuw.'],
    [503, 'De server is even niet beschikbaar. Probeer het later opnieuw.'],
  ])('has a Dutch sentence for an empty %s', (status, text) => {
    expect(readableError(answered(status, '', 'In English'))).toBe(text);
  });
  it('falls back to the status text', () => {
    expect(readableError(answered(418, '', "I'm a teapot"))).toBe("I'm a teapot");
  });
  it('does not read OK out loud', () => {
    expect(readableError(answered(200, '', 'OK'))).toBe('De server gaf een onverwacht antwoord. Probeer het opnieuw.');
  });
  it('tells no network from too late', () => {
    expect(readableError(new ApiError({ kind: 'network' }))).toBe('Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.');
    expect(readableError(new ApiError({ kind: 'timeout' }))).toBe('De server antwoordt niet op tijd. Probeer het opnieuw.');
  });
});

describe('failureTexts', () => {
  it('shows the title of a refused upload', () => {
    expect(failureTexts(answered(413, { title: 'Te groot', detail: '16 MB' }), 'upload')).toEqual(['Te groot']);
  });
  it('is silent on calls that were called off', () => {
    expect(failureTexts(new ApiError({ kind: 'cancelled' }))).toEqual([]);
  });
  it('leaves a 401 in the middle of work to the end of the session', () => {
    expect(failureTexts(answered(401))).toEqual([]);
  });
  it('tells what is known of a failure after what caused it, and alone where that tells itself', () => {
    const half = (cause: ApiError) => new Explained('De helft is bewaard.', { cause });
    expect(failureTexts(half(answered(503)))).toEqual(['De server is even niet beschikbaar. Probeer het later opnieuw. De helft is bewaard.']);
    expect(failureTexts(half(answered(409, 'In gebruik')))).toEqual(['In gebruik. De helft is bewaard.']);
    expect(failureTexts(half(answered(400, { errors: { Name: ['Te kort'], Email: ['Te lang!'] } })), 'userWrite')).toEqual(['Te kort', 'Te lang! De helft is bewaard.']);
    expect(failureTexts(half(answered(401)))).toEqual(['De helft is bewaard.']);
    expect(failureTexts(half(new ApiError({ kind: 'cancelled' })))).toEqual([]);
    expect(readableError(new Explained('Dit kan niet.'))).toBe('Dit kan niet.');
  });
  it('joins the errors of a user creation, and gives each its toast otherwise', () => {
    const error = answered(400, { errors: { Email: ['Bestaat al'], Username: ['Te kort'] } });
    expect(failureTexts(error, 'userCreate')).toEqual(['Bestaat al, Te kort']);
    expect(failureTexts(answered(400, { errors: { Email: ['Bestaat al.'], Username: ['Geen N.V., enz.'] } }), 'userCreate')).toEqual(['Bestaat al, Geen N.V., enz.']);
    expect(failureTexts(error, 'userWrite')).toEqual(['Bestaat al', 'Te kort']);
  });
});
