import type { LexiconData } from '../lexicon.ts';

/** Spanish words of praise and blame in product reviews. Origin and format: `lexicons/README.md`. */
export const LEXICON: LexiconData = {
  language: 'es',
  checkedOn: '2026-11-28',
  strongPositive: `
    alucinante asombroso brillante bestial brutal encantado espectacular espléndido estupendo excelente excelencia
    excepcional extraordinario exquisito fabuloso fantástico fenomenal formidable genial ideal imbatible imejorable
    impecable imprescindible impresionante inigualable incomparable increíble indispensable inmejorable insuperable
    inolvidable joya magnífico majestuoso maravilla maravilloso milagroso óptimo perfecto perfección precioso
    sensacional sobresaliente soberbio sublime súper top tremendo fascinante fascina enamorado chulísimo buenísimo
    comodísimo rapidísimo recomendadísimo divino espectacularmente crack monísima bellísimo guapísima facilísima
    baratísimo ligerísimo flipante flipo alucino chapó pasote`,
  positive: `
    abarcable absorbente abundante accesible aceptable acertado acierto acolchado acogedor adaptable adaptado adecuado
    adherente adictivo admirable adorable adoro afable afilado afortunado ágil agradable agradablemente agradecido
    agradezco agrada ahorra aislante ajustable ajusta alegra alivia aliviado amable amabilidad amena amplio amplitud
    animado ansiado antiadherente antideslizante apañado apasionante apetecible aplaudo aprecio aprobado apropiado
    apto aromático artesanal asequible aseado atractivo atinado auténtico autonomía ayudó barato baratito beneficio
    beneficioso bello belleza bendición bienvenido bondad bonito bravo brillantez brillo bueno calentito calidad calma
    calmante capaz cariño celebro certero chévere chic chulo claridad clara clásico coherente coqueto cómodo comodidad
    compacto compatible competente complacido comprensible comprensivo concreto confiable confianza conforme
    confortable consistente contento conveniente conveniencia convincente convencido cordial correcto creativo
    crujiente cuidadoso cumple cumplidor curioso decente decorativo dedicado delicado delicioso deportivo
    descanso desmontable destaca destacable detallado detallista diestro digno dinámico diligente discreto disfruta
    disfrutamos distinguido divertido diversión dulce duradero durabilidad dura-mucho ecológico económico efectivo
    efectividad eficaz eficacia eficiente eficiencia elástico elegante elegancia emocionado emocionante encaja
    enérgico entretenido entretiene entusiasma enriquecedor equilibrado ergonómico esbelto esmerado espacioso esperado
    estable estabilidad estanco estético estilizado estiloso estimulante ético exacto exclusivo éxito exitoso experto
    fácil facilidad facilita famoso favorecedor favorece favorito felicidad felicito feliz fiable fiabilidad fidelidad
    fiel finura firme firmeza flexible flexibilidad fluido fortaleza fragante fresco frescor funcional funciona
    funcionalidad ganga garantía garantizado generoso gentil genuino glamuroso gozada gracia gracioso grandioso grato
    gratificante gratis guapa guay gusta gustoso hábil halagador hermoso hermético hidratante hidratado higiénico
    homogéneo honesto honrado humilde idóneo ilusión iluminado impermeable impoluto impresionado incansable
    indestructible indoloro inodoro innovador inoxidable inspirador instantáneo intacto inteligente intenso
    interesante intuitivo invencible inventivo irresistible irrompible jugoso lavable leal legible ligero ligereza
    limpio limpieza lindo lisa llamativo llevadero lógico logrado luminoso lujo lujoso maleable manejable masticable
    mejor mérito meritorio meticuloso milagro mimado mimoso minucioso moderno modernidad mola moldeable motivador
    multiusos nítido nitidez noble notable novedoso nuevecito nutritivo ordenado organizado oportuno orgulloso
    paciente pasión perdurable perfumado placentero placer plegable poderoso polivalente popular portátil positivo
    potencia potente práctica practicidad precavido preciso precisión preferido premium preparado presentable
    prestigioso privilegio productivo profesional profesionalidad protector protege provechoso prudente pulcro pulido
    puntual puntualidad puro radiante rápida rapidez razonable realista recargable recomendable recomendación
    recomendado recomiendo recomendaría reconfortante recto refinado reforzado refrescante regalazo regalón
    rejuvenecido relajante relajado relajación rendidor rendimiento rentable repetir repetiré repetiremos resistente
    resistencia resolutivo resolvieron resuelto resuelve respetuoso respirable resplandeciente resultón reutilizable
    revolucionario rica robusto robustez romántico sabroso salvación sano satisfacción satisfactorio satisface
    satisfecho saludable seductor segura seguridad sedoso sensato sencillo sencillez sencillísimo seriedad servicial
    servible silencioso silencio simpático simple simplicidad sincero sobrado sofisticado soluciona sonrisa sólido
    solidez sorprendente sorprendido sostenible suave suavidad suavecito suculento suficiente superior superó sutil
    talentoso tentador tierno tranquilidad tranquilo transparente transpirable tranquiliza triunfo unánime útil
    utilidad utilísimo valioso variado valen válido valorado ventaja ventajoso veraz verdadero versátil versatilidad
    vibrante victoria vigoroso virtud vistoso vivaz voluntad celestial facilón fuertecito dulzura chollo chollazo
    fetén majo contentísimo encantador acertadísimo durable abrigadito acolchadita afelpado aguanta ahorrador
    ajustadito apasiona blandito cálido cabe chachi comodito conquistado cucada esponjoso excelentemente
    fresquito hipercómodo igualito mullido novísimo padrísimo poquísimo rebonito suavísimo tersa virguería alumbra
    abriga`,
  negative: `
    abandonado abolladura abollado abrasivo absurdo abuso abusivo aburrido accidente achicharra ácido acoso agobiante
    agotador agota agresivo agrietado agujereado agujero ahoga aislado alarmante alergia alérgico altera amargo
    amarillea amarillento amenaza angustia anormal anticuado antipático apesta apestoso apretado aplastado
    arañado arañazo ardor arrugado arruina arrepentido arrepiento áspero asco asqueroso asusta atasca ataque avería
    averiado bajón basto bloquea borroso borra brusco bulto bulla burla cae caen caída calamidad calentón cancela
    cansado cansino caos caótico caprichoso carencia carente carece caro carísimo catástrofe chapuza chapucero
    chatarra chicle chillón chirría chocante choque cicatero cobarde colapsa complicado complicación
    comprometido condena confunde confusa confusión congela conflictivo contaminado contradictorio contrahecho corroe
    corrosión costoso cruel crujido culpa cutre daña dañado débil debilidad decepción decepcionante defecto defectuoso
    deficiente deficiencia deforma demasiado demora denuncia deplorable deprimente desacertado desactualizado
    desafortunado desagrada desagradable desajustado desaliñado desalentador desaparece desaprovechado desastre
    desastroso descarga descarado descolorido descolgado descompensado descompuesto desconfianza desconfiado
    desconsiderado desconecta desconchado desconcierta descontento descosido descuadrado descuidado descuido
    desencajado desengaño desencanto desespera desesperante desfasado desgaste desgracia desgraciadamente deshace
    deshilacha deshizo deshonesto desigual desilusión desinfla desinterés desleal desnivelado desordenado
    desorganizado despega despintado desprende despreciable desproporcionado destiñe desteñido destroza destruido
    desventaja desviado detestable detesto devolución devolver devolví devuelto devuelvo devolverlo difícil dificulta
    dificultad dificultoso diminuto disgustado disparate dolor doloroso dudoso duele dura-poco endeble enfadado
    enferma engaña engañoso engorro engorroso enojado ensordecedor ensucia equivocado erróneo error escándalo escapa
    escasez escaso escozor escuece espantoso estafa estafador estalla estorba estrés estridente estropea estúpido
    exagerado exasperante excesivo excusa explota extraviado fallo falsa falsificación falsificado falta faltante
    fastidia fastidioso fatal fatiga fea feas feo feos filtra filtración fisura flácido flaquea flojo flojea fogoso
    fracaso fraude fraudulento frágil fragilidad frustrado frustrante frustración fuga funesto furioso gasta gorrino
    gotea grave grasiento grieta grita grosero grotesco hecho-polvo hedor herrumbre hincha holgura horrible horroroso
    horror hostil huele-mal huir humillante humo hunde huyan idiota ignora ilegible ilógico impaciente imperfecto
    imperfección impersonal imposible impráctico imprecisa impresentable improvisado impuntual inaceptable inadecuado
    inadmisible inaguantable inapropiado incapaz incapacidad incendia incierto incoherente incómoda incomodidad
    incompatible incompetente incompetencia incompleta incomprensible inconsistente inconveniente incorrecta indecente
    indignado indignante inestable inestabilidad inexacto inexistente infame inferior infernal inflexible infumable
    ingenuo injusto inoperante inquietante insatisfecho insatisfactorio inseguro insensible insípido insoportable
    insuficiente insufrible insulso insulto interrupción intermitente interfiere intolerable intragable inútil
    inutilidad inutilizable inservible invalido irregular irresponsable irrespetuoso irrita irritante irritación jaleo
    ladrón lamentable lamento lamentablemente lástima lastimoso lenta lentitud lentísimo lesión limitación limitado
    lioso lío llora mal malgasta malestar maleducado malísimo maloliente maltrato manca mancha marea marchito mediocre
    mediocridad mentira mentiroso miente mierda miedo mísero moho mohoso molesta molestias monótono muerto muere murió
    nauseabundo náuseas necio nefasto negativa negligencia negligente nervios nocivo nulo obsoleto obstáculo odia
    odioso ofensivo olvidado opaco óxido pésimo pánico parpadea partida pegajoso peligro peligroso pelusa penoso peor
    pérdida pierde perezoso perjudicial pestazo peste pica picor pincha pinchazo pobre pobreza polvoriento porquería
    precario preocupa preocupante preocupación pringoso problema problemático prohibitivo pudre podrido puñalada
    quebradizo quebró queja quejarme quema quemadura rabia raja rajado rallado rancio rara rasca rasgado rasguño raspa
    rayado rayan rayones reacio recalienta recalentado reclamación reclamar rechazado rechina regaña repelente
    repugnante resbala resbaladizo retención retrasado revienta reventado ridícula riesgo riesgoso rígido rompe
    rompible romperse roñoso rota rotura ruido ruidosa ruina sangra sobrecalienta sobrecalentamiento sobrevalorado
    sosa sospechoso sospecha sucia suciedad sudo suelta soltó sufre sufrimiento susto tarda tardanza tambalea tedioso
    temblor tembloroso terrible tieso timo timado tirarlo tirada tonto tontería torcido torpe tosco tóxico trampa
    trágico traba triste tristeza tropieza turbio vago vergonzoso vergüenza vibra vibración vieja viola virus volcado
    vomitivo vulgar zarrapastroso zumba mareante astilla calcinado encoge acartonado endurecido achuchado acabose
    añicos apelmaza atraco bochornoso bodrio castaña cerdada chafa chasco chungo cojea cutrísimo chirriante decolora
    desigualdad deshinchado desmonta enano enganchó estrechísimo feísimo finísimo guarrada hortera incordio
    incomodísimo ladea mosqueado ñapa oxidable patraña peñazo pringue rebaba ruidosísimo suplicio timazo tongo trasto
    truño birria zafio fatídico pifia rácano tacaño tufo sarpullido chamuscado salpica derrama aprieta desperdicio
    golpe perdí`,
  strongNegative: `
    abominable atroz basura bazofia deleznable execrable infecto inmundo inmundicia malditos patético penosísimo
    pesadilla pestilente putrefacto tomadura vomitar engañabobos timadores repulsivo cochambre desgraciados
    tercermundista aberrante`,
  positivePhrases: `
    muy bien, lo recomiendo, la recomiendo, cien por cien, 100% recomendable, al 100%, sin problema, ningún problema, ninguna queja, sin quejas, sin olor, sin ruido, ni un ruido, ni un arañazo, ni un rasguño, no hace ruido, apenas hace ruido, apenas se oye, apenas suena, casi no se oye, no huele, no decepciona, no defrauda, no me arrepiento, no me quejo, no puedo pedir más, no se puede pedir más, nada que objetar, nada malo, nada que reprochar, no falla, como nuevo,
    como el primer día, como esperaba, como se describe, como en la foto, como en las fotos, tal y como, tal cual, según lo descrito, lo esperado, lo que esperaba, lo que buscaba, lo que necesitaba, justo lo que, mejor de lo que, más de lo que esperaba, supera las expectativas, superó mis expectativas, cumple su cometido, cumple las expectativas, hace su función, hace su trabajo, calidad precio, relación calidad, buena relación, gran calidad, alta calidad, buena compra, gran compra, buen producto, buen precio, gran producto, vale la pena, merece la pena, vale cada, vale lo que cuesta, vale su precio,
    cinco estrellas, 5 estrellas, un diez, un 10, 10/10, de diez, pulgar arriba, a tiempo, antes de tiempo, antes de lo previsto, un día antes, en el plazo, llegó rápido, llegó enseguida, llegó antes, envío rápido, entrega rápida, bien embalado, bien empaquetado, bien hecho, bien acabado, bien pensado, bien diseñado, bien explicado, fácil de usar, fácil de limpiar, fácil de montar, fácil de instalar, fácil de lavar, fácil de poner, fácil de colocar, fácil de entender, queda bien, sienta bien, le queda, huele bien, volvería a comprar, lo volvería, compraré otra, compraré más, comprar otro, pedido otro, pediré más, sin dudarlo, sin duda,
    devolvieron el dinero enseguida, dinero enseguida, me enviaron otro, respondieron rápido, respuesta rápida, de lujo, de primera, de sobra, de 10, un acierto, un lujo, un placer, un gustazo, de los mejores, el mejor, la mejor, todo el día, todo bien, todo correcto, todo ok, dura bastante, aguanta bien, aguanta todo, sigue como, sigue funcionando, al pelo, como un guante, como anillo al dedo, a mi hijo le, una pasada, tamaño justo, la medida justa, justo para, en cinco minutos, en diez minutos, en dos minutos, en pocos minutos, en un momento, en un santiamén, montado en, en una hora, en menos de, fin de semana entero, todo el fin, toda la semana, varios días, horas y horas, más barato, mitad de precio, mandó otro, envió otro, al instante, al momento, de inmediato, al día siguiente, en un día, en dos días, días antes, pero matón, no está mal, nada caro, no es caro, no pesa, no aprieta, no rasca, no resbala, no se resbala, no se mueve, no gotea, no pierde, no se despega, no se rompe, no se nota, ni lo notas, ni se nota, no hace falta, sin dolor, sin esfuerzo, sin complicaciones, idéntico a, coincide con, corresponde con, se corresponde, me va, va bien, van bien, funciona bien, funciona de, sigue igual, sigue nuevo, desde hace un año, un año y, lo uso, uso a diario, le gusta, les gusta, me gusta, nos gusta, bien de precio, bien de tamaño, bien de talla,
    más contento imposible, más fácil imposible, más cómodo imposible, mejor imposible, imposible mejor, no puedo recomendarlo más, no puedo vivir sin, ya no puedo, no sé cómo, ojalá lo, ojalá la, debí comprarlo, tenía que haberlo, debería haberlo, de lo mejorcito, de escándalo, de muerte, de fábula, ni un fallo, ningún fallo, sin fallos, sin pegas, ninguna pega, ni una pega, sin rechistar, sin preguntas, sin cortes, ningún olor, ningún ruido, ningún defecto, ni una queja, ninguna duda, nunca me ha, nunca falla, nunca nos ha, no da problemas, no dan problemas, ni un problema, cero problemas, cero quejas, es el tercero, es la tercera, es el segundo, es la segunda, ya es el, ya van dos, ya tengo dos, compré dos, compré tres, pienso comprar, corred a, no lo suelta, no la suelta, no se lo quita, no me lo quito, no me los quito, no me las quito, no se separa, no paro de, todos preguntan, me pregunta dónde, todo el mundo me,
    más de lo que parece, entra justo, mucho espacio, mucha capacidad, gran capacidad, pesa poco, pesa muy poco, ocupa poco, no ocupa, apenas ocupa, apenas pesa, apenas se nota, se pliega, se guarda, tal como, igual que, clavado a, gran servicio, gran atención, bien envuelto, bien cosido, bien rematado, bien construido, bien terminado, bien presentado, llegó al, llegó en dos, llegó en un, llegó pronto, llegó bien, mucho antes, antes de la fecha, en tiempo, en un periquete, en un plis, en nada de tiempo, en segundos, en unos minutos, en un par de, en cuestión de, sin herramientas, sin ayuda, sin instrucciones se, hasta un niño, hasta mi, lo entiende cualquiera, cualquiera puede, se entiende, se explica, lo explica, explican bien, viene explicado, paso a paso,
    mantiene el calor, mantiene el frío, mantiene la, se mantiene, conserva el, conserva la, sigue en, sigue sin, años con él, años con ella, dura horas, dura días, dura una semana, dura semanas, dura años, dura toda, dura lo que, carga en, una vez a la semana, una vez por semana, no se oye, ni se oye, no se escucha, ni se escucha, casi ni, no suena, no molesta, no hace nada de ruido, puedo dormir, duermo, dormimos, no roza, no hace daño, no destiñe, no encoge, no pica, no se arruga, no se oxida, no se calienta, no se cae, no se dobla, no tiene fallos, no le falta, no falta nada, no me falla, no está nada, me lo cambiaron, me lo arreglaron, me devolvieron, me reembolsaron, me hicieron el reembolso, reembolso inmediato, enviaron uno nuevo, mandaron uno nuevo, me lo repusieron, muy atentos, por ese precio, por el precio que, por este precio, relación precio, sale a cuenta, sale muy, me ha salvado, me salvó, me hace la vida, todo un, está padre, muy padre, muy chido, está chido, me viene, como la seda, como un reloj, no me decepcionó, no tengo queja, menos mal, no cambiaría nada, no vivo sin, en dos patadas, me dura semanas, me dura días, me dura horas, me dura todo, me dura mucho, me dura años, sin golpes, le ha chiflado, vuelve loco, respondieron enseguida, montó enseguida, da mucho juego, da el pego, da la talla, para bien, me sirve, sirve para todo, me quita, se lo pone, lo usa todos, lo usamos mucho, lo usamos todos, se usa mucho, sin defectos, sin daños, sin roturas, sin holguras, sin marcas, sin tirones, no engaña, no marca, no salpica, no se sale, no se desborda, no se engancha, no se deforma, no se suelta, no da calor, no se pega, pega bien, cierra bien, corta bien, sujeta bien, agarra bien, encienden bien, enciende a la primera, se nota mucho la, hasta arriba de, le doy un, les doy un, tiene de todo, trae todo, viene completo, viene todo lo, viene muy completo, llegó entero,
    es la bomba, muy cuidado, muy cuidada, bien cuidado, diseño cuidado`,
  negativePhrases: `
    no funciona, dejó de funcionar, no enciende, no se enciende, no carga, no sirve, no vale, no merece la pena, no lo vale, no cumple, no pega, no cierra, no corta, no encaja, no ajusta, no aguanta, no duró, duró solo, solo duró, duró dos, duró una, me duró, apenas dura, no llegó, no ha llegado, nunca llegó, aún no ha, todavía no ha, sigo esperando, no me llegó, llegó tarde, llegó roto, llegó abierto, llegó golpeado, llegó usado, llegó sucio, llegó sin, vino sin, vino roto, venía sin, venía roto, no trae, no venía, no viene con,
    no corresponde, no coincide, no es lo que, no es como, no es igual, nada que ver, no se parece, no recomiendo, no lo recomiendo, no la recomiendo, no comprar, no lo compren, no lo compréis, no compréis, no volveré, no lo volvería, nunca más, no responden, no contestan, no me contestan, nadie responde, sin respuesta, no se hacen cargo, no dan solución, sin instrucciones, sin manual, ninguna ayuda, ninguna respuesta, una estrella, 1 estrella, cero estrellas, dos estrellas, pulgar abajo, tirar el dinero, dinero tirado, perder el tiempo, pérdida de tiempo, pérdida de dinero, malgastar el dinero, dinero perdido, mala calidad, pésima calidad, baja calidad, poca calidad, calidad baja, calidad muy baja, deja que desear, mucho que desear,
    esperaba más, esperaba algo mejor, esperaba mejor, podría ser mejor, podría mejorar, debería ser, muy justo, se rompe, se ha roto, se me rompió, se partió, se descosió, se cae, se caen, se cayó, se despega, se suelta, se soltó, se sale, se deforma, se deshace, se oxida, se estropeó, se ha estropeado, se apaga, se calienta, se descarga, se atasca, se dobla, se cuelga, se desconecta, se desinfla, se pela, se arruga, se vuelca, se mueve, se transparenta, se encoge, encogió al, destiñe al, pierde agua, pierde color, pierde aire, pierde la forma, perdió la forma, perdió color, hace ruido, hace un ruido, huele a, mal olor, huele fatal, huele fuerte, olor fuerte, olor a plástico, olor químico, olor desagradable, talla equivocada, talla pequeño, talla grande, más pequeño de lo, más pequeño que, color equivocado,
    producto equivocado, artículo equivocado, otro color, otro modelo, color distinto, color diferente, piezas faltantes, faltan piezas, faltan tornillos, le faltan, con retraso, semanas de retraso, días de retraso, una semana tarde, muy tarde, difícil de montar, difícil de limpiar, difícil de usar, difícil de abrir, difícil de entender, difícil de leer, difícil de instalar, imposible de, cuesta mucho, cuesta abrir, cuesta montar, da calambre, da asco, da pena, da vergüenza, una pena, una vergüenza, una lástima, un desastre, un timo, un engaño, un fraude, un robo, un asco, una estafa, una porquería, una decepción, publicidad engañosa, de segunda mano, ya usado, estaba usado, estaba abierto, venía abierto, parece usado, parece de juguete, parece barato, plástico malo, plástico barato, a la primera, al primer uso, al primer lavado, al segundo día, a los dos días, a los pocos días, a la semana, a las dos semanas, a los dos meses, al mes, con el primer lavado, después del primer lavado, tras el primer lavado, tras un lavado,
    tuve que devolver, lo devolví, la devolví, para devolver, a devolver, quiero devolver, quiero mi dinero, no me devuelven, nadie se hace, más caro, precio excesivo, carísimo para lo, poco práctico, poco resistente, poco fiable, poco útil, poco cómodo, poco estable, poca potencia, poca batería, poca duración, poca luz, me duelen, hace daño, deja marcas, deja manchas, mal hecho, mal acabado, mal cosido, mal embalado, mal empaquetado, mal explicado, mal traducido, fuera de plazo, más grande de lo, más fino de lo, más fino que, más corto de lo, más oscuro que, más claro que, más pesado de lo, mucho más pequeño, solo en inglés, solo en chino, solo vienen, únicamente en, solo está en, no devuelven, no hay manera, no hay forma, no hay quien, no es el de, no es la de, no es el que, no es el color, no se entiende, no se lee, no se puede, no puedo, no pude, no pudimos, no se queda, no se sujeta, no sujeta, no se mantiene, no limpia, no enfría, no calienta, no protege, no contestan a, no hacen caso, no me hacen, y me llegó, y llegó, y me mandaron, y recibí, pedí azul, a cada paso, en media hora, toda la noche, ni se te, ni loco, ni de lejos, ni siquiera, como un tractor, sin protección, sin cable, sin cargador, sin tornillos, en pedazos, en mil pedazos, hecho trizas, me aprieta, aprieta mucho, queda pequeño, queda grande, queda corto, queda estrecho, queda fatal, llevo esperando, llevo tres semanas, llevo dos semanas, lleva semanas, hace semanas, para nada, al tercer lavado, al segundo lavado, sin pilas,
    dejado de funcionar, dejado de, dejó de, dejaron de, ya no va, ya no pita, no arranca, no me duró, no me ha durado, me ha durado, ni un mes, ni una semana, ni un día, ni la mitad, ni regalado, ni se os, ni lo compren, ni se molesten, de pena, de chiste, de risa, de usar y tirar, está cayendo, se me cayó, se me ha, se fundió, se va el color, el color se fue, se fue el, se le va, se queda sin, se queda pegado, se queda pillado, se cierra sola, se sube, se escurre, venían abiertas, vino abierto, vino golpeado, vino usado, llegó hecho, llegó mojado, me salió, salió rana, dejó en la calle, bajo la lluvia, una eternidad, más de un mes, después de lo, fuera de fecha,
    la mitad de lo, más barato en, por menos en, sacacuartos, solo en alemán, está solo en, letra minúscula, olor a químico, olor a goma, echa para atrás, tira para atrás, desde la otra, se oye desde, se oye mucho, se oye demasiado, despierta a, no deja dormir, no me deja dormir, como una lavadora, un avión, sin batería, dura un suspiro, dura menos, dura apenas, apenas una hora, apenas dos, hay que cargarlo, cargarlo cada, no atienden, no quisieron, no me quisieron, no me quieren, no quieren, se niegan, se negaron, se lavan las manos, se desentienden, dan largas, pasan de, pasaron de, hacen oídos, no se hicieron, un calvario, un infierno, una odisea, una locura montar, una tortura, no se aclara, cuesta un mundo, cuesta trabajo, cuesta encajar, horas para, imitación, no es original, no es lo mismo, no es el mismo, otro distinto, de otra talla, de menos, poca fuerza, poca capacidad, poca cosa, poca sujeción, poco espacio, poco duradero, poco sólido, poco agarre, poco claro, poco consistente, poco grosor, talla menos, tallan muy, queda enorme, queda ancho, muy pequeño, muy corto, muy estrecho, muy pesado, muy duro, ocupa toda, ocupa mucho, ocupa demasiado, pesa mucho, pesa un quintal, pesa una tonelada, hicieron ampollas, hace ampollas, salen ampollas, hacen heridas, me roza, deja residuos,
    esperaba mucho más, me esperaba otra, esperaba otra cosa, no repito, no vuelvo, no os lo, no se lo, no tiréis, no tiren, no gasten, no gastéis, no malgastéis, acabó en, ha acabado en, va directo, fue directo, directo a la, al contenedor, al cubo, a los dos usos, a los tres usos, a los tres días, al tercer día, al segundo uso, al poco tiempo, al poco de, al cabo de, a los pocos usos, a los pocos meses, en pocos días, nada más abrirlo, nada más sacarlo, nada más estrenar, desde el principio, todo son, dinero a la, tirar dinero, tirando el dinero, lo barato, va a tirones, no es para tanto, para tirar, si pudiera le, no acaba de, no termina de, no me termina, deja bastante, me equivoqué, brilla por su, ni para, a trozos, a cachos, para el arrastre, no compensa, de adorno, sin fuerza, no transpira, se clava, se me clava, se enreda, lo esperaba más, lo esperaba mejor, no os dejéis, no se dejen, no te fíes, no os fiéis, no se fíen, de los chinos, hubiera preferido, habría preferido, mejor comprar, mejor no comprar, mejor gastar, mejor buscar, mejor otra marca, se me hizo, no lo aconsejo, no la aconsejo, no aconsejo, cada dos por tres, cada poco, a la mínima, al mínimo, no está a la altura, no son como, no son los, no son las, no es nada, no me queda, no me entra, no entra, no hace nada, no hace lo, no abre, no gira, no conecta, no se conecta, no se vincula, no dejan de, se calentó, se encienden, se tiñó, se desarma, se aflojan, se comba, se vence, se pega al, cobran, tuve que tirar, tuve que comprar, tuve que llamar, acabé tirándolo, acabé devolviéndolo, he tenido que, vino mojado, llegó vacío, llegó otro, llegó caducado,
    se apagó, se apagaba, se me apaga, se queda colgado, se queda colgada, se dobló, se doblan`,
  neutral: `ni fu ni fa, nada especial, nada del otro mundo, sin más, normalito, normal, del montón, no solo, más bien, si bien, de nada, por favor, bien sea, es claro que, sin duda alguna no, aún no lo he, todavía no lo he, no lo he probado, no sé si, no lo he usado, no he probado, todavía no,
    ni bien ni mal, por la tarde, esta tarde, a parte, a medida, nada más, en general, hasta ahora, de momento, por ahora, aún no, ya veremos, veremos, lo uso para, de lo que esperaba, de lo que imaginaba, al menos, por lo menos, menos de, echo de menos, más o menos`,
  negators: `no nunca jamás ningún ninguna ninguno sin nada ni tampoco apenas nadie menos`,
  intensifiers: `muy super súper realmente extremadamente totalmente completamente absolutamente tan bastante mucho muchísimo sumamente increíblemente verdaderamente especialmente bien no-podría-estar-más no-puedo-estar-más no-podría-ser-más no-puede-ser-más no-podíamos-estar-más menudo menuda vaya`,
  diminishers: `poco algo ligeramente casi relativamente medio más-o-menos`,
  excess: `demasiado demasiada demasiados demasiadas`,
  contrasts: `pero sin-embargo lamentablemente desgraciadamente lástima hasta-que solo-que sino`,
  concessions: `aunque pese-a a-pesar`,
};
