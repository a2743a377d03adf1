import type { LexiconData } from '../lexicon.ts';

/** Spanish words of praise and blame in product reviews. Origin and format: `lexicons/README.md`. */
export const LEXICON: LexiconData = {
  language: 'es',
  checkedOn: '2026-11-28',
  strongPositive: `
    alucinante asombroso brillante bestial brutal encantado encanta encantada encantan espectacular espléndido estupendo
    estupenda excelente excelencia excepcional extraordinario exquisito fabuloso fantástico fenomenal formidable genial
    geniales ideal imbatible imejorable impecable imprescindible impresionante inigualable incomparable increíble
    indispensable inmejorable insuperable inolvidable joya magnífico majestuoso maravilla maravilloso maravillosa
    maravillosamente milagroso óptimo perfecto perfecta perfección perfectamente precioso preciosa preciosos sensacional
    sobresaliente soberbio sublime súper top tremendo fascinante fascina enamorado enamorada chulísimo buenísimo
    buenísima comodísimo rapidísimo recomendadísimo divino espectacularmente crack `,
  positive: `
    abarcable absorbente abundante accesible aceptable acertado acertada acierto acolchado acogedor adaptable adaptado
    adecuado adecuada adherente adictivo admirable adorable adoro afable afilado afortunado ágil agradable
    agradablemente agradecido agradecida agradezco agrada agradó ahorra ahorro aislante ajustable ajusta alegra alegre
    alegría alivia aliviado alivio amable amabilidad amena ameno amplio amplia amplitud animado ansiado antiadherente
    antideslizante apañado apasionante apetecible aplaudo aprecio aprobado apropiado apto aromático artesanal asequible
    aseado atractivo atractiva atinado auténtico autonomía ayudó barato baratos baratito beneficio beneficioso bello
    bella belleza bendición bienvenido bondad bonito bonita bonitos bravo brillantez brillo brillos bueno buena buenas
    buenos buen calentito calidad calma calmante capaz cariño celebro certero chévere chic chulo chula claridad clara
    clásico coherente coqueto cómodo cómoda comodidad compacto compatible competente complacido comprensible comprensivo
    concreto confiable confianza conforme confortable consistente constante contento contenta conveniente conveniencia
    convincente convencido cordial correcto correcta correctamente creativo crujiente cuidado cuidadoso cuidada cumple
    cumplen cumplió cumplidor curioso decente decorativo dedicado delicado delicia delicioso deportivo descanso
    desmontable destaca destacable destacar detallado detallista diestro digno dinámico diligente discreto disfruta
    disfrutado disfrutamos disfrutar disfruto distinguido divertido divertida diversión dulce duradero duradera
    durabilidad dura-mucho ecológico económico económica efectivo efectiva efectividad eficaz eficacia eficiente
    eficiencia elástico elegante elegancia emocionado emocionante encaja encajan enérgico entretenido entretenida
    entretiene entusiasma entusiasmado enriquecedor equilibrado ergonómico esbelto esmerado espacioso esperado estable
    estabilidad estanco estético estilizado estiloso estimulante ético exacto exacta exactamente exclusivo éxito exitoso
    experto fabulosamente fácil fáciles facilidad facilita fácilmente facilísimo famoso favorecedor favorece favorito
    favorita felicidad felicidades felicito feliz fiable fiabilidad fidelidad fiel finura firme firmeza flexible
    flexibilidad fluido fortaleza fragante fresco frescor funcional funciona funcionan funcionando funcionalidad ganga
    garantía garantizado generoso gentil genuino glamuroso gozada gracia gracioso grandioso grato gratamente
    gratificante gratis guapa guay gusta gustado gustan gustó gusto gustoso hábil halagador hermoso hermosa hermético
    hidratante hidratado higiénico homogéneo honesto honrado humilde idóneo ilusión ilusionado iluminado impermeable
    impoluto impresionado incansable indestructible indoloro inodoro innovador inoxidable inspirador instantáneo intacto
    inteligente intenso interesante intuitivo invencible inventivo irresistible irrompible jugoso jugosa lavable leal
    legible ligero ligera ligereza limpio limpia limpieza lindo linda lisa llamativo llevadero lógico logrado lograda
    luminoso lujo lujoso maleable manejable maña maravillado masticable mejor mejora mejorado mejores mejoría mérito
    meritorio meticuloso milagro mimado mimoso minucioso moderno modernidad mola molan monísimo moldeable motivador
    multiusos nítido nitidez noble notable novedoso nuevecito nutritivo nutritiva óptima ordenado organizado oportuno
    orgulloso orgullosa paciente pasión perdurable perfumado placentero placer plegable poderoso polivalente popular
    portátil positivo positiva potencia potente práctica práctico practicidad precavido preciso precisión preferido
    premium preparado presentable prestigioso privilegio productivo profesional profesionalidad protector protege
    protegido provechoso prudente pulcro pulido puntual puntualidad puro radiante rápida rápidamente rapidez rápido
    rápidos razonable razonables realista recargable recomendable recomendación recomendado recomiendo recomendaría
    recomendar reconfortante recto refinado reforzado refrescante regalazo regalón rejuvenecido relajante relajado
    relajación rendidor rendimiento rentable repetir repetiré repetiremos resistente resistencia resolutivo resolvieron
    resuelto resuelve respetuoso respirable resplandeciente resultón reutilizable revolucionario rica robusto robustez
    romántico sabroso sabrosa salvación sano satisfacción satisfactorio satisface satisfecho satisfecha satisfechos
    saludable seductor segura seguridad sedoso sensato sencillo sencilla sencillez sencillísimo seriedad servicial
    servible silencioso silenciosa silencio simpático simple simplicidad sincero sobrado sofisticado soluciona solución
    solucionado solucionaron sonrisa sólido sólida solidez sorprendente sorprendido sorprendida sorprendió sostenible
    suave suaves suavidad suavecito suculento suficiente superior superó supera superado sutil talentoso tentador tierno
    tranquilidad tranquilo transparente transpirable tranquiliza triunfo triunfa unánime útil útiles utilidad utilísimo
    valioso variado valen válido valorado ventaja ventajas ventajoso veraz verdadero versátil versatilidad vibrante
    victoria vigoroso virtud vistoso vistosa vivaz voluntad celestial gustosamente facilón bonitas fuertecito calentitos
    dulzura bonitamente chollo chollazo apañada fetén majo maja guapísimo contentísimo contentísima encantador
    encantadora acertadísimo durable`,
  negative: `
    abandonado abolladura abollado abollada abollados abrasivo absurdo abuso abusivo aburrido aburre aburrida accidente
    achicharra ácido acoso agobiante agotador agota agresivo agrietado agrieta agujereado agujero agujeros ahoga aislado
    alarmante alergia alérgico altera alterado amargo amarillea amarillento amenaza angustia anormal anticuado
    antipático apagó apesta apestoso apretado aplastado aplastada arañado arañada arañazo arañazos ardor arrugado
    arrugada arruga arrugas arruina arruinado arrepentido arrepiento áspero áspera asco asqueroso asquerosa asusta
    atasca atascado atascan ataque avería averiado averiada averió bajón basto bloquea bloqueado bloquean borroso
    borrosa borra borran brusco bulto bulla burla cae caen caída calamidad calentón cancela cancelado cancelaron cansado
    cansino caos caótico caprichoso carencia carente carece caro carísimo carísima catástrofe chapuza chapucero chatarra
    chicle chillón chirría chirrido chirrían chocante choque cicatero cobarde colapsa colgado complicado complicada
    complican complicación comprometido condena confunde confundido confusa confuso confusión congela conflictivo
    contaminado contradictorio contrahecho corroe corroído corrosión costoso costosa cruel crujido cruje crujen culpa
    cutre cutres daña dañado dañada dañados daño daños débil débiles debilidad decepción decepcionado decepcionada
    decepcionados decepcionante decepciona decepcionó defecto defectos defectuoso defectuosa deficiente deficiencia
    deforma deformado deformada demasiado demora demorado denuncia deplorable deprimente desacertado desactualizado
    desafortunado desagrada desagradable desagradables desajustado desaliñado desalentador desaparece desaparecido
    desaprovechado desastre desastroso desastrosa descarga descargado descarado descolorido descolorida descolgado
    descompensado descompuesto desconfianza desconfiado desconsiderado desconecta desconchado desconcierta descontento
    descosido descosida descose descosió descosieron descuadrado descuidado descuido desencajado desencaja desengaño
    desencanto desespera desesperante desfasado desgaste desgastado desgasta desgracia desgraciadamente deshace
    deshilacha deshilachado deshizo deshonesto desigual desilusión desilusionado desinfla desinflado desinterés desleal
    desnivelado desordenado desorganizado despega despegado despegan despegó despegaron despintado desprende desprenden
    desprendió despreciable desproporcionado destiñe destiñó desteñido destroza destrozado destrozada destruido
    desventaja desventajas desviado detestable detesto devolución devolver devolví devuelto devuelvo devolverlo difícil
    difíciles dificulta dificultad dificultoso diminuto disgustado disgusto disparate dobla doblado doblada doblan dolor
    dolorido doloroso dolores dudoso dudosa duele duelen dura-poco endeble endebles enfadado enfado enferma engaña
    engañado engañada engaño engañoso engañosa engorro engorroso enojado ensordecedor ensucia equivocado equivocada
    equivocó equivocaron erróneo error errores escándalo escapa escapes escasez escaso escasa escozor escuece espantoso
    estafa estafado estafador estafadores estalla estalló estorba estorbo estrés estridente estropea estropeado
    estropeada estropeó estúpido exagerado exasperante excesivo excesiva excesivamente excusa excusas explota explotó
    extraviado fallo fallos falla fallan falló falsa falsas falso falsos falsificación falsificado falta faltaba
    faltaban faltan faltante fastidia fastidio fastidioso fatal fatales fatiga fea feas feo feos filtra filtración
    fisura flácido flaquea flojo floja flojos flojea fogoso fracaso fraude fraudulento frágil frágiles fragilidad
    frustrado frustra frustrante frustración fuga fugas funesto fundió furioso gasta gastado gastada gorrino gotea
    gotean goteo grave grasiento grieta grietas grita grosero grosera grotesco hecho-polvo hedor herrumbre hincha
    hinchado holgura horrible horroroso horrorosa horror hostil huele-mal huir humillante humo hunde hundido huyan
    hundida idiota ignora ignoraron ilegible ilógico impaciente imperfecto imperfección imperfecciones impersonal
    imposible imposibles impráctico imprecisa impreciso impresentable improvisado impuntual inaceptable inadecuado
    inadecuada inadmisible inaguantable inapropiado incapaz incapacidad incendia incierto incoherente incómoda incómodo
    incomodidad incompatible incompetente incompetencia incompleta incompleto incomprensible inconsistente inconveniente
    inconvenientes incorrecta incorrecto indecente indignado indignante indigno inestable inestabilidad inexacto
    inexistente infame inferior infernal inflexible infumable ingenuo injusto inoperante inquietante insatisfecho
    insatisfecha insatisfactorio inseguro insensible insípido insoportable insuficiente insufrible insulso insulto
    interrupción intermitente interfiere intolerable intragable inútil inútiles inutilidad inutilizable inservible
    inservibles invalido irregular irresponsable irrespetuoso irrita irritado irritante irritación jaleo ladrón ladrones
    lamentable lamento lamentablemente lástima lastimoso lenta lento lentitud lentísimo lesión limitación limitado
    limitada lioso lío llora mal mala malas malgasta malgastado malestar maleducado maleducada malo malos malísimo
    malísima maloliente maltrato manca mancha manchado manchada manchas marea mareo mareado marchito mediocre
    mediocridad mediocres mentira mentiras mentiroso miente mienten mierda miedo mísero moho mohoso molesta molestia
    molestias molesto molestos monótono muerto muere murió nauseabundo náuseas necio nefasto nefasta negativa negativo
    negligencia negligente nervios nocivo nulo nula obsoleto obstáculo odia odio odioso ofensivo olvidado olvidaron
    opaco óxido oxida oxidado oxidada oxidan oxidó oxidaron pésimo pésima pánico parpadea parpadeo partida partido
    partió pegajoso peligro peligroso peligrosa pelusa pelusas penoso penosa peor peores pérdida perdido pierde pierden
    perezoso perjudicial pestazo peste pica picor pincha pinchazo pobre pobreza polvoriento porquería precario preocupa
    preocupado preocupante preocupación pringoso problema problemas problemático prohibitivo pudre podrido puñalada
    quebradizo quebró quebrado queja quejas quejo quejar quejarme quema quemado quemada quemó quemaron quemadura queman
    rabia raja rajado rajada rajó rallado rallada rancio rara raro rasca rasgado rasga rasguño rasguños raspa rayado
    rayada rayan rayones reacio recalienta recalentado reclamación reclamar reclamo rechazado rechaza rechazo rechina
    regaña repelente repugnante resbala resbaladizo resbalan retención retrasado retraso retrasos retrasa revienta
    reventado reventó ridícula ridículo riesgo riesgoso rígido rígida rompe rompen rompió rompieron rompible romperse
    roñoso rota rotas roto rotos rotura ruido ruidos ruidosa ruidoso ruidosos ruina sangra sobrecalienta
    sobrecalentamiento sobrevalorado sosa soso sospechoso sospecha sucia sucio suciedad sudo suelta sueltan soltó sufre
    sufrido sufrimiento sufro susto tarda tardan tardó tardaron tardanza tambalea tedioso temblor tembloroso terrible
    tieso timo timado timar timados tiran tirarlo tirada tonto tontería torcido torcida torpe tosco tóxico trampa
    trágico traba trabado triste tristeza tropieza turbio vago vergonzoso vergüenza vibra vibración vieja viola virus
    volcado vomitivo vulgar zarrapastroso zumba zumbido mareante pinchan pinchó hinchó atascó resbaló desinfló apagaba
    bloqueó colgaba soltaron astilla astillas astillado calcinado encoge encogido encogió encogieron transparentaba
    acartonado quebradiza endurecido agrietó`,
  strongNegative: `
    abominable asquerosas atroz basura bazofia deleznable espantosa execrable fraudes horribles horrorosos infecto
    inmundo inmundicia malditos nauseabunda patético patética penosísimo pesadilla pestilente putrefacto repugnantes
    tomadura vergonzosa vomitar mierdas engañabobos timadores repulsivo cochambre desgraciados tercermundista aberrante`,
  positivePhrases: `
    muy bien, muy buen, muy bueno, muy buena, muy contento, muy contenta, muy satisfecho, muy recomendable, lo recomiendo, la recomiendo, totalmente recomendable, cien por cien, 100% recomendable, al 100%, sin problema, sin problemas, ningún problema, ninguna queja, sin quejas, sin olor, sin ruido, ni un ruido, ni un arañazo, ni un rasguño, no hace ruido, apenas hace ruido, apenas se oye, apenas suena, casi no se oye, no huele, no decepciona, no defrauda, no me arrepiento, no me quejo, no puedo pedir más, no se puede pedir más, nada que objetar, nada malo, nada que reprochar, no falla, como nuevo, como nueva,
    como el primer día, como esperaba, como se describe, como en la foto, como en las fotos, tal como se describe, tal y como, tal cual, tal como aparece, según lo descrito, lo esperado, lo que esperaba, lo que buscaba, lo que necesitaba, justo lo que, mejor de lo que, mejor de lo esperado, más de lo esperado, más de lo que esperaba, supera las expectativas, superó mis expectativas, cumple su función, cumple con su función, cumple con lo, cumple su cometido, cumple las expectativas, hace su función, hace su trabajo, calidad precio, calidad-precio, relación calidad, buena relación, buena calidad, gran calidad, alta calidad, buena compra, gran compra, buen producto, buen precio, gran producto, vale la pena, merece la pena, vale cada, vale lo que cuesta, vale su precio,
    cinco estrellas, 5 estrellas, un diez, un 10, 10/10, de diez, pulgar arriba, a tiempo, antes de tiempo, antes de lo previsto, antes de lo esperado, un día antes, en el plazo, llegó rápido, llegó enseguida, llegó antes, llegó muy bien, envío rápido, entrega rápida, muy rápido, bien embalado, bien empaquetado, bien protegido, bien hecho, bien hecha, bien acabado, bien pensado, bien diseñado, bien explicado, fácil de usar, fácil de limpiar, fácil de montar, fácil de instalar, fácil de lavar, fácil de poner, fácil de colocar, fácil de entender, se monta en, se limpia fácil, queda bien, queda perfecto, queda genial, quedan genial, sienta bien, sienta genial, sientan bien, le queda, huele bien, huele muy bien, huele genial, volvería a comprar, volveré a comprar, lo volvería, compraré otra, compraré más, comprar otro, compré otro, he comprado otro, pedido otro, pediré más, repetiré seguro, sin dudarlo, sin duda,
    me devolvieron el dinero, devolvieron el dinero enseguida, dinero enseguida, me enviaron otro, me mandaron otro, respondieron rápido, respuesta rápida, atención excelente, de maravilla, de lujo, de primera, de sobra, de 10, una maravilla, una , un acierto, un lujo, un placer, un gustazo, de los mejores, la mejor compra, el mejor, la mejor, todo el día, todo perfecto, todo bien, todo correcto, todo ok, dura todo el, dura mucho, duran mucho, dura bastante, aguanta bien, aguanta todo, aguanta perfectamente, sigue como, siguen como, sigue funcionando, al pelo, como un guante, como anillo al dedo, a la perfección, me encanta, nos encanta, le encanta, les encanta, a mi hijo le, una pasada, es una pasada, tamaño justo, el tamaño justo, la medida justa, talla perfecta, justo para, en cinco minutos, en diez minutos, en dos minutos, en pocos minutos, en un momento, en un santiamén, montado en, en una hora, en menos de, fin de semana entero, todo el fin, toda la semana, varios días, horas y horas, más barato, más barata, mitad de precio, mandó otro, envió otro, mandaron otro enseguida, enseguida, al instante, al momento, de inmediato, al día siguiente, en un día, en dos días, un día antes, días antes, pequeño pero matón, pero matón, nada mal, no está mal, no están mal, nada caro, no es caro, no pesa, no pesa nada, no aprieta, no aprietan, no rasca, no resbala, no se resbala, no se mueve, no gotea, no pierde, no se despega, no se rompe, no se nota, ni lo notas, ni se nota, no hace falta, sin dolor, sin esfuerzo, sin complicaciones, igual que en, idéntico a, coincide con, corresponde con, se corresponde, tal cual la, me va, va bien, va genial, va perfecto, va de maravilla, van bien, van genial, funciona bien, funciona perfectamente, funciona genial, funciona de, sigue perfecto, sigue igual, sigue nuevo, desde hace un año, un año y, todos los días, lo uso, uso a diario, le gusta, les gusta, me gusta, nos gusta, le encanta, bien de precio, bien de tamaño, bien de talla, calentito`,
  negativePhrases: `
    no funciona, no funcionan, no funcionó, no funcionaba, dejó de funcionar, dejó de cargar, dejo de funcionar, deja de funcionar, ya no funciona, ya no carga, ya no enciende, no enciende, no se enciende, no carga, no cargan, no sirve, no sirven, no sirve para, no vale, no vale nada, no vale la pena, no merece la pena, no lo vale, no cumple, no pega, no se pega, no cierra, no corta, no encaja, no encajan, no ajusta, no aguanta, no aguantó, no duró, no dura, no dura nada, duró poco, dura poco, duran poco, duró solo, solo duró, duró dos, duró una, me duró, apenas dura, apenas duró, apenas dura una, no llegó, no ha llegado, nunca llegó, aún no ha, todavía no ha, sigo esperando, no me llegó, llegó tarde, llegó roto, llegó rota, llegó abierto, llegó golpeado, llegó usado, llegó sucio, llegó sin, vino sin, vino roto, venía sin, venía roto, no trae, no traía, no venía, no viene con,
    no corresponde, no coincide, no es lo que, no es como, no es igual, nada que ver, no se parece, no se parecen, no recomiendo, no lo recomiendo, no la recomiendo, no comprar, no compren, no lo compren, no lo compréis, no compréis, no volveré, no lo volvería, nunca más, no responden, no contestan, no me contestan, nadie responde, sin respuesta, no responde, no se hacen cargo, no dan solución, sin instrucciones, no trae instrucciones, sin manual, ninguna ayuda, ninguna respuesta, una estrella, 1 estrella, cero estrellas, dos estrellas, pulgar abajo, tirar el dinero, dinero tirado, tirado a la basura, a la basura, perder el tiempo, pérdida de tiempo, pérdida de dinero, malgastar el dinero, dinero perdido, mala calidad, pésima calidad, baja calidad, poca calidad, calidad baja, calidad muy baja, deja mucho que desear, deja que desear, mucho que desear,
    esperaba más, esperaba algo mejor, esperaba mejor, me esperaba más, podría ser mejor, podría mejorar, debería ser, muy justo, se rompe, se rompió, se rompieron, se ha roto, se me rompió, se partió, se descosió, se cae, se caen, se cayó, se despega, se despegó, se suelta, se soltó, se sale, se deforma, se deshace, se oxida, se oxidó, se estropeó, se ha estropeado, se apaga, se apagó, se calienta, se calienta mucho, se descarga, se atasca, se dobla, se cuelga, se desconecta, se desinfla, se pela, se arruga, se vuelca, se mueve, se transparenta, se encoge, encogió al, destiñe al, pierde agua, pierde color, pierde aire, pierde la forma, perdió la forma, perdió color, hace ruido, hace mucho ruido, hace un ruido, mucho ruido, huele mal, huele a, mal olor, huele fatal, huele fuerte, olor fuerte, olor a plástico, olor químico, olor desagradable, talla equivocada, talla pequeño, talla pequeña, tallan pequeño, talla grande, más pequeño de lo, más pequeña de lo, más pequeño que, color equivocado,
    producto equivocado, artículo equivocado, otro color, otro modelo, color distinto, color diferente, piezas faltantes, faltan piezas, faltaban piezas, faltan tornillos, le faltan, le faltaba, le falta, con retraso, semanas de retraso, días de retraso, una semana tarde, muy tarde, difícil de montar, difícil de limpiar, difícil de usar, difícil de abrir, difícil de entender, difícil de leer, difícil de instalar, imposible de, cuesta mucho, cuesta abrir, cuesta montar, da calambre, da asco, da pena, da vergüenza, una pena, una vergüenza, una lástima, un desastre, un timo, un engaño, un fraude, un robo, un asco, una estafa, una porquería, una basura, una decepción, tomadura de pelo, publicidad engañosa, de segunda mano, ya usado, estaba usado, estaba abierto, estaba abierta, venía abierto, parece usado, parece de juguete, parece barato, de plástico malo, plástico malo, plástico barato, a la primera, al primer uso, al primer lavado, al segundo día, a los dos días, a los pocos días, a la semana, a las dos semanas, a los dos meses, al mes, con el primer lavado, después del primer lavado, tras el primer lavado, tras un lavado,
    tuve que devolver, lo devolví, lo he devuelto, la devolví, para devolver, a devolver, quiero devolver, quiero mi dinero, no me devuelven, nadie se hace, más caro, precio excesivo, demasiado caro, carísimo para lo, poco práctico, poco resistente, poco fiable, poco útil, poco cómodo, poco estable, poca potencia, poca batería, poca duración, poca luz, me duelen, me hace daño, hace daño, hacen daño, deja marcas, deja manchas, mal hecho, mal acabado, mal cosido, mal embalado, mal empaquetado, mal explicado, mal traducido, mal traducidas, fuera de plazo, más grande de lo, más fino de lo, más fino que, más corto de lo, más oscuro que, más claro que, más pesado de lo, mucho más pequeño, solo en inglés, solo en chino, solo vienen en, solo vienen, únicamente en, solo está en, no me devuelvan, no me devuelve, no devuelven, no hay manera, no hay forma, no hay quien, no es el de, no es la de, no es el que, no es el color, no se entiende, no se entienden, no se lee, no se puede, no se pueden, no puedo, no pude, no pudimos, no se queda, no se sujeta, no sujeta, no se mantiene, no llega, no limpia, no enfría, no calienta, no protege, no contestan a, no hacen caso, no me hacen, y me llegó, y llegó, y me mandaron, y recibí, pedí azul, a cada paso, en media hora, toda la noche, ni se te, ni loco, ni de lejos, ni siquiera, como un tractor, sin protección, sin cable, sin cargador, sin tornillos, en pedazos, en mil pedazos, hecho trizas, hecha trizas, me aprieta, me aprietan, aprieta mucho, aprietan mucho, queda pequeño, queda grande, quedan pequeños, quedan grandes, queda corto, queda estrecho, queda fatal, llevo esperando, llevo tres semanas, llevo dos semanas, lleva semanas, hace semanas, para nada, la basura, al tercer lavado, al segundo lavado, sin pilas`,
  neutral: `ni fu ni fa, nada especial, nada del otro mundo, sin más, normalito, normal, del montón, no solo, más bien, si bien, de nada, por favor, bien sea, es claro que, sin duda alguna no, aún no lo he, todavía no lo he, no lo he probado, no sé si, no lo he usado, no he probado, todavía no`,
  negators: `no nunca jamás ningún ninguna ninguno sin nada ni tampoco apenas nadie`,
  intensifiers: `muy super súper realmente extremadamente totalmente completamente absolutamente tan bastante mucho muchísimo sumamente increíblemente verdaderamente especialmente bien`,
  diminishers: `poco algo ligeramente casi relativamente medio más-o-menos`,
  excess: `demasiado demasiada demasiados demasiadas`,
  contrasts: `pero sin-embargo lamentablemente desgraciadamente lástima`,
  concessions: `aunque pese a-pesar`,
};
