/**
 * What people type for the codes of `functions` and `specialities`, in both languages, folded (no accents, lower case).
 * It becomes part of the search text, so that "avocat fiscal" and "tax lawyer" find the same people through one index.
 */
export const searchWords: Readonly<Record<string, string>> = {
  lawyer: 'avocat avocate avocats barreau lawyer attorney solicitor barrister',
  notary: 'notaire notariat notary',
  bailiff: 'huissier huissiere commissaire de justice bailiff',
  legal_counsel: 'juriste conseil juridique legal counsel',
  mediator: 'mediateur mediatrice mediation mediator',
  tax_adviser: 'conseil fiscal fiscaliste tax adviser advisor',
  arbitrator: 'arbitre arbitrage arbitrator arbitration',
  legal_translator: 'traducteur traductrice juridique assermente legal sworn translator',
  civil: 'droit civil famille divorce succession contrat civil law family inheritance contract',
  criminal: 'droit penal criminel delit defense criminal law defence',
  commercial: 'droit commercial commerce bail recouvrement commercial law trade debt',
  tax: 'droit fiscal fiscalite impots tva tax law vat',
  business: 'droit des affaires societe entreprise fusion business corporate law company merger',
  labour: 'droit du travail licenciement salarie employeur labour labor employment law dismissal',
  administrative: 'droit administratif permis marche public administrative law permit procurement',
  constitutional: 'droit constitutionnel libertes constitutional law rights',
  private_international: 'droit international prive etranger immigration private international law foreign',
  intellectual_property:
    'propriete intellectuelle marque brevet auteur intellectual property trademark patent copyright',
  land: 'droit foncier immobilier terrain titre land property real estate title',
  insurance: 'droit des assurances sinistre indemnisation insurance law claim compensation',
  environmental: 'droit de l environnement pollution environmental law',
  social_security: 'securite sociale retraite pension accident social security law retirement',
};
